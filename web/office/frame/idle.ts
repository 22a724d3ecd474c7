import { officeIdleMinutes } from '#domain/limits.ts'

/** Minutes before the end at which whoever sits there is told. */
const noticeMinutes = 2

export type Idle = 'inUse' | 'endsSoon' | 'ended'

/** Whether a page that nobody has touched since `lastUse` is still in use. */
export function idleAt(now: number, lastUse: number): Idle {
  const minutes = (now - lastUse) / 60_000
  if (minutes >= officeIdleMinutes) return 'ended'
  return minutes >= officeIdleMinutes - noticeMinutes ? 'endsSoon' : 'inUse'
}
