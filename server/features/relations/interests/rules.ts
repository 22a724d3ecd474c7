import { hoursBeforeReminder, hoursSince } from '../moves.ts'
import type { Relation } from '../relation.ts'

export const daysBeforeSendingAgain = 7

/** `to_answer`: the other member asked first, so there is something to answer instead. */
export type SendOutcome = 'send' | 'sent_before' | 'to_answer' | 'accepted' | 'rejected'

/** What pressing Send Interest leads to. One interest joins a pair, whichever side sent it. */
export function sendOutcome({ sent, received }: Relation): SendOutcome {
  if (received) return received.status === 'accepted' ? 'accepted' : 'to_answer'
  if (!sent) return 'send'
  return sent.status === 'pending' ? 'sent_before' : sent.status
}

export type ReminderOutcome = 'remind' | 'nothing_to_remind' | 'reminded_before' | 'too_soon'

export function reminderOutcome({ sent }: Relation, now: Date): ReminderOutcome {
  if (sent?.status !== 'pending') return 'nothing_to_remind'
  if (sent.reminded) return 'reminded_before'
  return hoursSince(sent.sentAt, now) < hoursBeforeReminder ? 'too_soon' : 'remind'
}
