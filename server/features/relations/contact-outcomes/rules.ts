import { dayMs, hourMs } from '#domain/durations.ts'
import {
  type ContactOutcome,
  daysBeforeAsking,
  daysOfWord,
  hoursToAnswer,
  type OwnerQuestion,
} from '#domain/relations/contact-outcomes.ts'

/** The contacts about which a viewer is asked now. Of older ones a family no longer remembers how the call went. */
export const askedOf = (now: Date) => ({
  from: new Date(now.getTime() - 4 * daysBeforeAsking * dayMs),
  to: new Date(now.getTime() - daysBeforeAsking * dayMs),
})

/** When something follows from what others said, unless the owner answers. */
export const dueAt = (about: OwnerQuestion, now: Date): Date => new Date(now.getTime() + hoursToAnswer[about] * hourMs)

/** What was said, spent or answered before this no longer counts. */
export const wordSince = (now: Date): Date => new Date(now.getTime() - daysOfWord * dayMs)

interface EarlierWord {
  outcome: ContactOutcome
  complained_at: Date | null
}
/** A family complains of another once a day. The same word said again is none. */
export const mayComplain = (earlier: EarlierWord | undefined, now: Date): boolean =>
  earlier?.outcome !== 'money' && (!earlier?.complained_at || now.getTime() - earlier.complained_at.getTime() >= dayMs)
