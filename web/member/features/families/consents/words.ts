import { catalogue } from '#domain/words/catalogue.ts'

export const ownConsentWords = catalogue({
  en: {
    title: 'Your consents',
    hint: 'What you agreed to. You can withdraw each one here.',
    GIVEN: (date: string) => `Given on ${date}`,
    OUTDATED: (date: string) => `Given on ${date}, in an older version`,
    WITHDRAWN: (date: string) => `Withdrawn on ${date}`,
    NONE: () => 'Not given yet',
    withdraw: 'Withdraw',
    agree: 'Agree again',
    question: (title: string) => `Withdraw: ${title}?`,
    cancel: 'Cancel',
    thenDelete: 'Delete the profile instead',
  },
  mr: {
    title: 'तुमच्या संमती',
    hint: 'तुम्ही कशाला संमती दिली ते. प्रत्येक संमती येथे मागे घेता येते.',
    GIVEN: (date: string) => `${date} रोजी दिली`,
    OUTDATED: (date: string) => `${date} रोजी दिली, आधीच्या आवृत्तीला`,
    WITHDRAWN: (date: string) => `${date} रोजी मागे घेतली`,
    NONE: () => 'अजून दिलेली नाही',
    withdraw: 'मागे घ्या',
    agree: 'पुन्हा संमती द्या',
    question: (title: string) => `मागे घ्यायची का: ${title}?`,
    cancel: 'रद्द करा',
    thenDelete: 'त्याऐवजी नोंदणी रद्द करा',
  },
})
