import { officeIdleMinutes } from '#domain/limits.ts'

/** How many minutes before the end the page warns. */
const noticeMinutes = 2

export type Idle = 'inUse' | 'endsSoon' | 'ended'

/** The state of a page that nobody has touched since `lastUse`. */
export function idleAt(now: number, lastUse: number): Idle {
  const minutes = (now - lastUse) / 60_000
  if (minutes >= officeIdleMinutes) return 'ended'
  return minutes >= officeIdleMinutes - noticeMinutes ? 'endsSoon' : 'inUse'
}
