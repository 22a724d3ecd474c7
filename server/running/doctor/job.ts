import { hostname } from 'node:os'
import { claimRun, startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { checks, examine } from './checks.ts'
import type { DoctorWorld } from './finding.ts'
import { noteTroubles } from './troubles.ts'

const frequentMs = 5 * 60_000
const dailyMs = 24 * 3_600_000
/** A machine that was not heard of for so long was taken out, with whatever was wrong with it. */
const forgetNodeMs = 2 * dailyMs

type JobWorld = DoctorWorld & {
  db: NonNullable<DoctorWorld['db']>
  secrets: Secrets
  onError: (error: unknown) => void
}

/** Looks at the service as one of its nodes, and at this machine: all of it once a day, some every few minutes. */
export function startDoctor(world: JobWorld, node = hostname()): { stop(): Promise<void> } {
  const look = async (scope: 'node' | 'service', name: string, now: Date) => {
    // Asked for at every look, so that a node that was restarted meanwhile does not wait for another day.
    const isDaily = await claimRun(world.db, { name: `${name} daily`, everyMs: dailyMs, now })
    const of = scope === 'node' ? node : ''
    const some = checks.filter(check => check.scope === scope && (isDaily || check.isFrequent))
    await noteTroubles(world, { node: of, checks: some, findings: await examine(world, some), now })
    if (!isDaily) return
    await world.db
      .insertInto('health_checks')
      .values({ node: of, checked_at: now })
      .onConflict(conflict => conflict.column('node').doUpdateSet({ checked_at: now }))
      .execute()
    const forgotten = new Date(now.getTime() - forgetNodeMs)
    await world.db.deleteFrom('troubles').where('node', '<>', '').where('seen_at', '<', forgotten).execute()
    await world.db.deleteFrom('health_checks').where('node', '<>', '').where('checked_at', '<', forgotten).execute()
  }
  const jobs = (['service', 'node'] as const).map(scope => {
    const name = scope === 'node' ? `doctor ${node}` : 'doctor'
    return startPeriodicJob(world, { name, everyMs: frequentMs, work: now => look(scope, name, now) })
  })
  return {
    async stop() {
      await Promise.all(jobs.map(job => job.stop()))
    },
  }
}
