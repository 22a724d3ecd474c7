import { dayInIndia } from '#domain/calendar.ts'
import { hourMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { readTrustees } from './queries.ts'
import { type TellingTrustees, writeToTrustees } from './tell.ts'
import { auditHeadLetter, saidCount } from './words.ts'

type HeadDependencies = TellingTrustees & { db: Db }

/** Sends the end of the audit's chain out of the office once a day: from then on its past cannot be written anew unseen. */
export async function sendAuditHead(dependencies: HeadDependencies, now: Date): Promise<void> {
  const { db } = dependencies
  const { addresses } = await readTrustees(db, now)
  if (addresses.length === 0) return
  const { seq, hash } = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow()
  const letter = auditHeadLetter(saidCount(seq), hash.toString('hex'))
  const event = `audit head ${dayInIndia(now)}`
  await writeToTrustees(db, dependencies, { addresses, event, template: 'audit_head', ...letter }, now)
}

export const startAuditHead = (dependencies: HeadDependencies & { clock: Clock; onError: (error: unknown) => void }) =>
  startPeriodicJob(dependencies, {
    name: 'audit head',
    everyMs: hourMs,
    work: now => sendAuditHead(dependencies, now),
  })
