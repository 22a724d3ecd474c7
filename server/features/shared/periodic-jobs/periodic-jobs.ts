import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { isCopy } from '#server/features/shared/site-copy/queries.ts'
import type { Clock } from '#server/ports/clock.ts'

/**
 * Claims the next turn of a periodic job, or returns false if another node has claimed it. One guarded write decides, so that
 * the job runs once in its period however many nodes there are, and again in the next period when a node dies.
 */
export async function claimRun(
  db: Db,
  { name, everyMs, now }: { name: string; everyMs: number; now: Date },
): Promise<boolean> {
  // Timers are not exact, and a node that looks a moment too early would wait for another whole period.
  const nextAt = new Date(now.getTime() + everyMs - 1_000)
  return findsRow(
    db
      .insertInto('jobs')
      .values({ name, next_at: nextAt })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ next_at: nextAt }).where('jobs.next_at', '<=', now))
      .returning('name'),
  )
}

interface PeriodicJob {
  name: string
  everyMs: number
  /** Whether it also runs on a copy of the site, where nothing may be told to anybody. */
  runsOnCopy?: boolean
  /** Work in portions asks before each whether the node is stopping. */
  work: (now: Date, isStopping: () => boolean) => Promise<void>
}

/** Does the work at once and then in every period, on one node of several. Stopping waits for a run that is under way. */
export function startPeriodicJob(
  { db, clock, onError }: { db: Db; clock: Clock; onError: (error: unknown) => void },
  { name, everyMs, runsOnCopy = false, work }: PeriodicJob,
): { stop(): Promise<void> } {
  let isStopping = false
  const takeTurnAndWork = async () => {
    if (!runsOnCopy && (await isCopy(db))) return
    const now = clock.now()
    if (await claimRun(db, { name, everyMs, now })) await work(now, () => isStopping)
  }
  let running = Promise.resolve()
  const run = () => {
    running = running.then(takeTurnAndWork).catch(onError)
  }
  run()
  const timer = setInterval(run, everyMs)
  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}
