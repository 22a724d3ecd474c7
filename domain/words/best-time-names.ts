import type { BestTime } from '../families/best-times.ts'
import type { Bilingual } from './bilingual.ts'
import type { Language } from './catalogue.ts'

export const bestTimeNames = {
  MORNING: { en: 'In the morning', mr: 'सकाळी' },
  AFTERNOON: { en: 'In the afternoon', mr: 'दुपारी' },
  EVENING: { en: 'In the evening', mr: 'संध्याकाळी' },
  HOLIDAYS: { en: 'On Sundays and holidays', mr: 'रविवारी आणि सुट्टीच्या दिवशी' },
} as const satisfies Record<BestTime, Bilingual>

const bestToCall = {
  MORNING: { en: 'Best called in the morning', mr: 'सकाळी फोन करावा' },
  AFTERNOON: { en: 'Best called in the afternoon', mr: 'दुपारी फोन करावा' },
  EVENING: { en: 'Best called in the evening', mr: 'संध्याकाळी फोन करावा' },
  HOLIDAYS: { en: 'Best called on Sundays and holidays', mr: 'रविवारी किंवा सुट्टीच्या दिवशी फोन करावा' },
} as const satisfies Record<BestTime, Bilingual>

/** The sentence beside a number, or an empty string where the family named no time. */
export const bestTimeSentence = (time: BestTime | null, language: Language): string =>
  time ? bestToCall[time][language] : ''
