import { dayMs } from '#domain/durations.ts'

/** The faces that stand in the next step. */
export const mostFaces = 3

/** Of how many that wait the dashboard looks for one of whom the candidate was not asked yet. */
export const mostLookedAt = 20

/** Whether a family is still asked if it reached another one, whose number it opened then. */
export const isAskedFor = (openedAt: Date, now: Date): boolean => now.getTime() - openedAt.getTime() < 14 * dayMs
