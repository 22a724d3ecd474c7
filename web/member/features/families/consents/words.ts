import { catalogue } from '#domain/words/catalogue.ts'
import { cancel } from '#web/ui/words.ts'

export const ownConsentWords = catalogue({
  hint: ['What you agreed to. You can withdraw each one here.', 'तुम्ही कशाला संमती दिली ते. प्रत्येक संमती येथे मागे घेता येते.'],
  GIVEN: [(date: string) => `Given on ${date}`, (date: string) => `${date} रोजी दिली`],
  OUTDATED: [
    (date: string) => `Given on ${date}, in an older version`,
    (date: string) => `${date} रोजी दिली, आधीच्या आवृत्तीला`,
  ],
  WITHDRAWN: [(date: string) => `Withdrawn on ${date}`, (date: string) => `${date} रोजी मागे घेतली`],
  NONE: [() => 'Not given yet', () => 'अजून दिलेली नाही'],
  readWhole: ['Read all of it', 'सर्व वाचा'],
  withdraw: ['Withdraw', 'मागे घ्या'],
  agree: ['Agree', 'संमती द्या'],
  agreeAgain: ['Agree again', 'पुन्हा संमती द्या'],
  question: [(title: string) => `Withdraw: ${title}?`, (title: string) => `मागे घ्यायची का: ${title}?`],
  cancel,
  thenDelete: ['Delete the profile instead', 'त्याऐवजी नोंदणी रद्द करा'],
})
