import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { giveUpOld } from '#server/features/outbox/queries.ts'
import type { Clock } from '#server/ports/clock.ts'

const days = (n: number) => n * 86_400_000
const before = (now: Date, span: number) => new Date(now.getTime() - span)

/** Deletes what is no longer needed, so that a leak would reveal as little as possible of a family. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await giveUpOld(db, now)
  await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute()
  // Wrong tries count for a day, so codes stay a little longer than that.
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

export function startHousekeeping(db: Db, clock: Clock, onError: (error: unknown) => void): { stop(): void } {
  const run = () => void deleteExpired(db, clock.now()).catch(onError)
  run()
  const timer = setInterval(run, 10 * 60_000)
  return { stop: () => clearInterval(timer) }
}
