import { inDevanagari } from './digits.ts'

/** What a plan gives, on the public page of prices and on the members' page. */
export const planLabels = {
  validity: ['Validity', 'मुदत'],
  views: ['Contact views', 'संपर्क पाहता येतील'],
  days: [
    (count: number) => (count === 1 ? '1 day' : `${count} days`),
    (count: number) => `${inDevanagari(count)} दिवस`,
  ],
  atOffice: ['Pay at our office', 'आमच्या कार्यालयात पैसे भरा'],
} as const
