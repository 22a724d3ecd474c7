import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Availability } from '#server/db/watch.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Disk } from './disk.ts'

export function operationsHandlers({
  db,
  availability,
  disk,
  isStarting = () => false,
  isStopping,
  onError,
}: {
  db: Db
  availability?: Pick<Availability, 'isAway'>
  disk: Disk
  isStarting?: () => boolean
  isStopping: () => boolean
  /** Called with the reason when the database does not answer. */
  onError: (error: unknown) => void
}): HandlersOf<'health' | 'ready'> {
  /** A query would wait behind the calls of a busy node, and a balancer would then take out a node that is only busy. */
  async function isAway() {
    if (availability) return availability.isAway()
    return sql`select 1`.execute(db).then(
      () => false,
      error => {
        onError(error)
        return true
      },
    )
  }
  return {
    async health() {
      if (await isAway()) throw new Refusal('not_ready', { retryAfterSeconds: 2 })
      // Members can still read while nothing can be stored, so a full disk is reported but does not fail the check.
      return { alive: true, ready: true, disk: await disk.state() }
    },
    async ready() {
      // A full disk of the database affects every node, and taking all of them out would keep members from reading.
      if (isStarting() || isStopping() || (await isAway()) || (await disk.isOwnFull()))
        throw new Refusal('not_ready', { retryAfterSeconds: 2 })
      return { ready: true }
    },
  }
}
