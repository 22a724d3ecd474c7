import type { Db } from '#server/db/open.ts'

/**
 * Takes the next turn of a periodic job, or returns false where another node has taken it. One guarded write decides, so that
 * the job runs once in its period however many nodes there are, and again in the next period when a node dies.
 */
export async function takeTurn(
  db: Db,
  { name, everyMs, now }: { name: string; everyMs: number; now: Date },
): Promise<boolean> {
  // Timers are not exact: a node that looks a moment early would wait for a whole period more.
  const nextAt = new Date(now.getTime() + everyMs - 1_000)
  const taken = await db
    .insertInto('jobs')
    .values({ name, next_at: nextAt })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ next_at: nextAt }).where('jobs.next_at', '<=', now))
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}
