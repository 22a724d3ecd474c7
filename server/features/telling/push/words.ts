import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const pushMessages = catalogue({
  on: ['Notifications will now come to this device', 'आता या उपकरणावर सूचना येतील'],
  off: ['No more notifications on this device', 'या उपकरणावर यापुढे सूचना येणार नाहीत'],
})

/** What a phone shows, also while it is locked. Nobody is named. */
export const pushWords = catalogue({
  title: ['Saptapadi', 'सप्तपदी'],
  one: ['You have a new notification.', 'तुमच्यासाठी एक नवीन सूचना आहे.'],
  many: [
    (count: number) => `You have ${groupedDigits('en', count)} new notifications.`,
    (count: number) => `तुमच्यासाठी ${groupedDigits('mr', count)} नवीन सूचना आहेत.`,
  ],
})
