import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import type { Letter } from '#server/features/telling/deliveries/tell.ts'

/** What stands on the sheet and in its letter. */
export const weeklyWords = catalogue({
  title: ['New families who fit', 'तुमच्या अपेक्षांत बसणारी नवीन स्थळे'],
  week: [
    (from: string, to: string) => `Joined ${from} to ${to}`,
    (from: string, to: string) => `नोंदणी ${from} ते ${to}`,
  ],
  age: [(years: number) => `${years} years`, (years: number) => `वय ${digits('mr', years)}`],
  works: [(place: string) => `works in ${place}`, (place: string) => `कामाचे ठिकाण ${place}`],
  native: [(district: string) => `native of ${district}`, (district: string) => `मूळ जिल्हा ${district}`],
  none: ['No new family fits your expectations this week.', 'या आठवड्यात तुमच्या अपेक्षांत बसणारे नवीन स्थळ नाही.'],
  foot: [
    (registrationNo: string, day: string) => `Printed for ${registrationNo} on ${day} · Saptapadi`,
    (registrationNo: string, day: string) => `${registrationNo} यांच्यासाठी ${day} रोजी छापले · सप्तपदी`,
  ],
})

const letterWords = catalogue({
  subject: [
    (count: number) =>
      count === 1
        ? 'This week: a new family that fits your expectations'
        : `This week: ${count} new families that fit your expectations`,
    (count: number) =>
      count === 1
        ? 'या आठवड्यात तुमच्या अपेक्षांत बसणारे एक नवीन स्थळ'
        : `या आठवड्यात तुमच्या अपेक्षांत बसणारी ${digits('mr', count)} नवीन स्थळे`,
  ],
  intro: [
    'Families who joined this week and fit your expectations. Families whose expectations you also meet come first.',
    'या आठवड्यात आलेली आणि तुमच्या अपेक्षांत बसणारी स्थळे. ज्यांच्या अपेक्षा तुम्हीही पूर्ण करता ती आधी.',
  ],
  see: ['See them, and print this sheet in large letters:', 'स्थळे पाहण्यासाठी आणि हे पत्रक मोठ्या अक्षरांत छापण्यासाठी:'],
  stop: [
    'To stop the weekly sheet, open this link and press the button once:',
    'साप्ताहिक पत्रक नको असल्यास हे उघडून एकदा बटण दाबा:',
  ],
})

interface WeeklyLetter {
  families: readonly { heading: string; facts: readonly string[] }[]
  matches: string
  stop: string
}

export function weeklyLetter(language: Language, { families, matches, stop }: WeeklyLetter): Letter {
  const t = letterWords(language)
  return {
    template: 'weekly_sheet',
    subject: t.subject(families.length),
    text: [
      t.intro,
      ...families.map(({ heading, facts }) => [heading, ...facts].join('\n')),
      `${t.see}\n${matches}`,
      `${t.stop}\n${stop}`,
    ].join('\n\n'),
    unsubscribe: stop,
  }
}

/** The page behind the link that stops these letters. */
export const stopWords = catalogue({
  question: ['Stop the weekly sheet?', 'साप्ताहिक पत्रक थांबवायचे का?'],
  help: ['Matches still shows who fits, whenever you log in.', 'लॉगिन केल्यावर ‘जुळणारी स्थळे’ पूर्वीप्रमाणे दिसतील.'],
  button: ['Stop the weekly sheet', 'साप्ताहिक पत्रक थांबवा'],
  done: ['The weekly sheet has stopped', 'साप्ताहिक पत्रक थांबवले आहे'],
  doneHelp: ['You can switch it on again under Settings, Notifications.', 'सेटिंग्जमध्ये ‘सूचना’ येथे ते पुन्हा सुरू करता येते.'],
  wrong: [
    'This link is not complete. Please log in and choose under Settings, Notifications.',
    'ही लिंक अपूर्ण आहे. कृपया लॉगिन करून सेटिंग्जमध्ये ‘सूचना’ येथे निवडा.',
  ],
})

export const weeklySentences = {
  perDay: {
    en: 'You have taken 20 sheets today. Please come back tomorrow',
    mr: 'आज तुम्ही २० पत्रके घेतली आहेत. कृपया उद्या पुन्हा या',
  },
  ended: {
    en: 'This link has expired. Please press Weekly sheet again',
    mr: 'या लिंकची मुदत संपली. कृपया पुन्हा ‘साप्ताहिक पत्रक’ दाबा',
  },
} as const

export const weeklyMessages = catalogue({ ready: ['The sheet is ready', 'पत्रक तयार आहे'] })
