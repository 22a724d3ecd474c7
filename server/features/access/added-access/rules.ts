import { dayMs, hourMs } from '#domain/durations.ts'
import type { Account } from '../accounts/queries.ts'

/** Long enough for everybody who is told to look at a phone. */
const waits = dayMs
/** How long before it begins everybody is told once more. */
export const toldBefore = hourMs
/** As long as the link in the e-mail lasts: for whoever has no e-mail the same press stands above the pages. */
export const shownFor = 3 * dayMs

/** When a password that a code set, instead of an older password, proves more than a minute at the phone. */
export const provesFrom = (now: Date): Date => new Date(now.getTime() + waits)

/**
 * When a way in begins that somebody adds who has typed the password, or the code in its place: at once, which is null, or a day
 * later where the only proof is a code. It lands on the very phone that may lie open.
 */
export const beginsAt = (
  { passwordHash, passwordProvesFrom }: Pick<Account, 'passwordHash' | 'passwordProvesFrom'>,
  now: Date,
): Date | null =>
  passwordHash !== null && (passwordProvesFrom === null || passwordProvesFrom <= now)
    ? null
    : new Date(now.getTime() + waits)
