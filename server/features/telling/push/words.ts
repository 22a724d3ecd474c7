import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const pushMessages = catalogue({
  en: {
    on: 'Notifications will now come to this device',
    off: 'No more notifications on this device',
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
    one: 'You have a new notification.',
    many: (count: number) => `You have ${groupedDigits('en', count)} new notifications.`,
  },
  mr: {
    title: 'सप्तपदी',
    one: 'तुमच्यासाठी एक नवीन सूचना आहे.',
    many: (count: number) => `तुमच्यासाठी ${groupedDigits('mr', count)} नवीन सूचना आहेत.`,
  },
})
