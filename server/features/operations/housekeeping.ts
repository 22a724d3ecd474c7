import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { eraseOld } from '#server/features/outbox/queries.ts'
import type { Clock } from '#server/ports/clock.ts'

const days = (n: number) => n * 86_400_000
const before = (now: Date, span: number) => new Date(now.getTime() - span)

/** Throws away what has served: the less is kept of a family, the less can be lost. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await eraseOld(db, now)
  await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute()
  // Wrong tries count for a day, so codes are kept a little longer than that.
  await db
    .deleteFrom('otp_codes')
    .where('created_at', '<', before(now, days(2)))
    .execute()
  await db
    .deleteFrom('reset_tokens')
    .where('expires_at', '<', before(now, days(2)))
    .execute()
  await db
    .deleteFrom('sessions')
    .where(eb =>
      eb.or([eb('revoked_at', '<', before(now, days(7))), eb('last_used_on', '<', addDays(dayInIndia(now), -31))]),
    )
    .execute()
  await db
    .deleteFrom('outbox')
    .where('finished_at', '<', before(now, days(30)))
    .execute()
}

export function startHousekeeping(db: Db, clock: Clock, failed: (error: unknown) => void): { stop(): void } {
  const round = () => void tidy(db, clock.now()).catch(failed)
  round()
  const timer = setInterval(round, 10 * 60_000)
  return { stop: () => clearInterval(timer) }
}
