import { minuteMs } from '#domain/durations.ts'
import { inIndia } from './moment.ts'
import type { ArchiveState } from './state.ts'

/** More than this does not wait for an archive that is away. Compressed, it is hours of a busy site and a week of a calm one. */
export const mostWaitingBytes = 2 ** 30

/** After this time without taking anything, the archive stands still. */
export const standsStillAfter = 5 * minuteMs

const begunFor = 10 * minuteMs
const behind = 3 * minuteMs

/** The minute to which the weekly trial replays: one that must be in the archive by now. Null where the archive has just begun. */
export function trialMoment(state: ArchiveState | null, now: Date): string | null {
  if (!state?.copiedAt || now.getTime() - new Date(state.copiedAt).getTime() < begunFor) return null
  return inIndia(new Date(now.getTime() - behind))
}
