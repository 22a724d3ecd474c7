import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const pushMessages = catalogue({
  en: {
    on: 'Notices now come to this device',
    off: 'No more notices on this device',
  },
  mr: {
    on: 'आता या उपकरणावर सूचना येतील',
    off: 'या उपकरणावर यापुढे सूचना येणार नाहीत',
  },
})

/** What a phone shows, also while it is locked. Nobody is named. */
export const pushWords = catalogue({
  en: {
    title: 'Saptapadi',
    one: 'There is a new notice for you.',
    many: (count: number) => `There are ${groupedDigits('en', count)} new notices for you.`,
  },
  mr: {
    title: 'सप्तपदी',
    one: 'तुमच्यासाठी एक नवीन सूचना आहे.',
    many: (count: number) => `तुमच्यासाठी ${groupedDigits('mr', count)} नवीन सूचना आहेत.`,
  },
})
