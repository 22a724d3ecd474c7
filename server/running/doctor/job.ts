import { hostname } from 'node:os'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { claimRun, startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { checks, examine } from './checks.ts'
import type { DoctorWorld } from './finding.ts'
import { forgetNodes, noteDailyCheck } from './queries.ts'
import { noteTroubles } from './troubles.ts'

const frequentMs = 5 * minuteMs
const dailyMs = dayMs
/** A machine that has not been heard of for this long was taken out of service. */
const forgetNodeMs = 2 * dailyMs

type JobWorld = DoctorWorld & {
  db: NonNullable<DoctorWorld['db']>
  secrets: Secrets
  onError: (error: unknown) => void
}

/** Examines the service (on one node of several) and this machine: with every check once a day, with some every few minutes. */
export function startDoctor(world: JobWorld, node = hostname()): { stop(): Promise<void> } {
  const look = async (scope: 'node' | 'service', name: string, now: Date) => {
    // The daily turn is claimed at every look, so that a restarted node does not wait for another day.
    const isDaily = await claimRun(world.db, { name: `${name} daily`, everyMs: dailyMs, now })
    const nodeName = scope === 'node' ? node : ''
    const some = checks.filter(check => check.scope === scope && (isDaily || check.isFrequent))
    await noteTroubles(world, { node: nodeName, checks: some, findings: await examine(world, some), now })
    if (!isDaily) return
    await noteDailyCheck(world.db, nodeName, now)
    await forgetNodes(world.db, new Date(now.getTime() - forgetNodeMs))
  }
  const jobs = (['service', 'node'] as const).map(scope => {
    const name = scope === 'node' ? `doctor ${node}` : 'doctor'
    return startPeriodicJob(world, { name, everyMs: frequentMs, runsOnCopy: true, work: now => look(scope, name, now) })
  })
  return {
    async stop() {
      await Promise.all(jobs.map(job => job.stop()))
    },
  }
}
