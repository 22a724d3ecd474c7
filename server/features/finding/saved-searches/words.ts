import { oneLine } from '#domain/format/one-line.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import type { Letter } from '#server/features/telling/deliveries/tell.ts'

export const savedSearchMessages = catalogue({
  saved: ['The search is saved', 'शोध जतन केला आहे'],
  changed: ['Your change is saved', 'बदल जतन केला आहे'],
  deleted: ['The search is deleted', 'शोध काढून टाकला आहे'],
})

export const savedSearchSentences = {
  full: {
    en: 'You have saved five searches. Please delete one first',
    mr: 'तुम्ही पाच शोध जतन केले आहेत. कृपया आधी एक काढून टाका',
  },
  nameTaken: {
    en: 'You already have a search with this name',
    mr: 'या नावाचा शोध आधीच जतन केला आहे',
  },
  gone: {
    en: 'This search was deleted meanwhile',
    mr: 'हा शोध दरम्यान काढून टाकला आहे',
  },
} as const

const letterWords = catalogue({
  subject: [
    (name: string, count: number) =>
      count === 1 ? `A new family for your search "${name}"` : `${count} new families for your search "${name}"`,
    (name: string, count: number) =>
      count === 1 ? `‘${name}’ या शोधासाठी एक नवीन स्थळ` : `‘${name}’ या शोधासाठी ${digits('mr', count)} नवीन स्थळे`,
  ],
  intro: [
    (name: string) => `These families are new and fit your saved search "${name}":`,
    (name: string) => `तुम्ही जतन केलेल्या ‘${name}’ या शोधात बसणारी नवीन स्थळे:`,
  ],
  more: [(count: number) => `and ${count} more`, (count: number) => `आणि आणखी ${digits('mr', count)}`],
  see: ['Your saved searches:', 'तुम्ही जतन केलेले शोध:'],
  stop: [
    'To stop these emails, open this link and press the button once:',
    'या शोधाविषयी यापुढे काही नको असल्यास हे उघडून एकदा बटण दाबा:',
  ],
})

const linesAtMost = 10

interface NewOfSearch {
  name: string
  /** Surname and registration number, and nothing else. */
  families: readonly string[]
  searches: string
  stop: string
}

export function savedSearchLetter(language: Language, { name, families, searches, stop }: NewOfSearch): Letter {
  const t = letterWords(language)
  const more = families.length - linesAtMost
  return {
    template: 'saved_search',
    subject: t.subject(oneLine(name), families.length),
    text: [
      t.intro(oneLine(name)),
      '',
      ...families.slice(0, linesAtMost).map(family => `- ${family}`),
      ...(more > 0 ? [t.more(more)] : []),
      '',
      t.see,
      searches,
      '',
      t.stop,
      stop,
    ].join('\n'),
    unsubscribe: stop,
  }
}

/** The page behind the link that stops these letters. */
export const stopWords = catalogue({
  question: ['Stop emails about this search?', 'या शोधाविषयीचे ई-मेल थांबवायचे का?'],
  help: [
    'The search stays saved. You still see new families whenever you run it.',
    'शोध जतन केलेला राहील. तो पुन्हा उघडल्यावर नवीन स्थळे दिसतील.',
  ],
  button: ['Stop these emails', 'हे ई-मेल थांबवा'],
  done: ['The emails about this search have stopped', 'या शोधाविषयीचे ई-मेल थांबवले आहेत'],
  doneHelp: ['You can switch them on again under Saved searches.', '‘जतन केलेले शोध’ येथे ते पुन्हा सुरू करता येतात.'],
  wrong: [
    'This link is not complete, or its search was deleted. Please log in and look under Saved searches.',
    'ही लिंक अपूर्ण आहे किंवा शोध काढून टाकला आहे. कृपया लॉगिन करून ‘जतन केलेले शोध’ येथे पाहा.',
  ],
})
