import { setTimeout as pause } from 'node:timers/promises'
import { minuteMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import type { Clock } from '#server/ports/clock.ts'
import { newId } from '#server/ports/ids.ts'
import { countOverlooked } from './overlooked.ts'
import { countPastDays, isCounted, noteCounted, writeTotals } from './queries.ts'
import { dayToCount } from './rules.ts'
import { readWhoComesLast } from './unanswered.ts'

/** Every node reads the rows that change, so they change in portions with rests between. */
const membersAtOnce = 2_000
const restMs = 50
const beforeAll = '00000000-0000-0000-0000-000000000000'

interface NightDependencies {
  db: Db
  masterData: () => Promise<MasterData>
}

/** Counts the showings of yesterday, and writes the totals by which matches are ordered from midnight on. */
export async function countNight(
  { db, masterData }: NightDependencies,
  now: Date,
  isStopping = () => false,
): Promise<void> {
  const today = dayToCount(now)
  if (!today || (await isCounted(db, today))) return
  await countPastDays(db, today)
  const last = await readWhoComesLast(db, await masterData(), today)
  for (let after: string | null = beforeAll; after !== null; ) {
    if (isStopping()) return
    const portion = { today, after, limit: membersAtOnce, last }
    // Told in the transaction of the total, so that a night that is interrupted tells nobody twice, and nobody not at all.
    after = await db.transaction().execute(async trx => {
      const written = await writeTotals(trx, portion)
      for (const memberId of written.newlyLast)
        await writeNotification(trx, { memberId, type: 'answers_awaited', fromId: null, sourceId: newId(now), at: now })
      return written.last
    })
    if (after !== null) await pause(restMs)
  }
  await noteCounted(db, today, await countOverlooked(db, today))
}

export const startShowings = (dependencies: NightDependencies & { clock: Clock; onError: (error: unknown) => void }) =>
  startPeriodicJob(dependencies, {
    name: 'showings',
    everyMs: 5 * minuteMs,
    work: (now, isStopping) => countNight(dependencies, now, isStopping),
  })
