import type { ProfileAction } from '#contract/summary.ts'
import type { Relation } from './relation.ts'

const hourInMs = 3_600_000
export const hoursBeforeReminder = 24

export const hoursSince = (then: Date, now: Date): number => Math.floor((now.getTime() - then.getTime()) / hourInMs)

/** The two sides, as far as moves depend on them. A paused member asks nobody and is not asked. */
export interface Sides {
  viewer: { paid: boolean; paused: boolean }
  subject: { paused: boolean }
}

/** Which moves the viewer may make with the interest between the two. A block is not looked at here. */
export function movesFor({ sent, received }: Relation, { viewer, subject }: Sides, now: Date): ProfileAction[] {
  if (sent?.status === 'pending') {
    const mayRemind =
      !sent.reminded && !viewer.paused && !subject.paused && hoursSince(sent.sentAt, now) >= hoursBeforeReminder
    return mayRemind ? ['CANCEL_INTEREST', 'SEND_REMINDER'] : ['CANCEL_INTEREST']
  }
  if (received?.status === 'pending') return ['ACCEPT', 'REJECT']
  if (received?.status === 'rejected') return viewer.paid ? ['ACCEPT_AGAIN'] : []
  return sent || received || viewer.paused || subject.paused ? [] : ['SEND_INTEREST']
}
