import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import { hourMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { recordAct } from '#server/features/shared/audit/record-act.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { countGrievances, countMonth, monthsToSeal } from './queries.ts'
import { publishedFigures, publishedText } from './rules.ts'

interface SealDependencies {
  db: Db
  secrets: Secrets
}

const lockKey = 7_007_038

/**
 * Seals one finished month. Its own lock is taken before the audit's chain is locked, because nobody may wait while holding
 * that one. A second node that waited finds the month sealed.
 */
async function sealMonth({ db, secrets }: SealDependencies, month: string, now: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    const isSealed = await trx.selectFrom('trust_months').select('month').where('month', '=', month).executeTakeFirst()
    if (isSealed) return
    const text = publishedText(
      month,
      publishedFigures(await countMonth(trx, month, now)),
      await countGrievances(trx, month),
    )
    const digest = hash('sha256', text, 'buffer')
    const after = { month, figures: text, hash: digest.toString('hex') }
    // By hand and not last, because the row of the month refers to its act.
    const seq = await recordAct(trx, secrets, { staff: null, act: 'trust_figures_sealed', after, now })
    await trx.insertInto('trust_months').values({ month, text, hash: digest, audit_seq: seq, sealed_at: now }).execute()
  })
}

/** Seals every finished month that is not sealed yet. */
export async function sealTrustMonths(dependencies: SealDependencies, now: Date): Promise<void> {
  for (const month of await monthsToSeal(dependencies.db, dayInIndia(now).slice(0, 7)))
    await sealMonth(dependencies, month, now)
}

/** Looks each hour for a finished month that is not sealed. */
export const startTrustMonths = (
  dependencies: SealDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'trust figures',
    everyMs: hourMs,
    work: now => sealTrustMonths(dependencies, now),
  })
