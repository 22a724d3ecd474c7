import type { Listen } from '#server/db/listen.ts'
import type { Db } from '#server/db/open.ts'
import { masterDataOf } from '#server/features/master-data/queries.ts'
import type { Asked, Candidates, Found } from './criteria.ts'
import { type CodeOf, codesIn, filtersFor } from './filters.ts'
import { type Following, follow } from './follow.ts'
import { idBytes } from './ids.ts'
import { scoresWith } from './kundali-order.ts'
import type { Size } from './messages.ts'
import type { Scan } from './scan.ts'
import { type Scanner, startScanner } from './scanner.ts'
import { sqlCandidates } from './sql-candidates.ts'

export interface ReadModel extends Candidates {
  /** Begins to load and to follow; until it is loaded, and whenever it is not current, plain SQL answers. */
  start(tell: { loaded?: (size: Size & { milliseconds: number }) => void; failed: (error: unknown) => void }): void
  current(): boolean
  close(): Promise<void>
}

/**
 * The searchable columns of all visible members, in memory, beside the database: a cache that may be dropped at any
 * moment, never the truth. Whoever takes ids from it reads the rows from the database, which has the last word.
 */
export function readModel({ db, listen }: { db: Db; listen: Listen }): ReadModel {
  const plain = sqlCandidates(db)
  let scanner: Scanner | null = null
  let following: Following | null = null
  const masterData = masterDataOf(db)
  let codeOf: CodeOf | null = null

  const scanFor = ({ criteria, order, gender, without, from, most }: Asked, codes: CodeOf): Scan => ({
    filters: filtersFor(criteria, codes),
    direction: order.direction,
    scores: order.by === 'kundali' ? scoresWith(order.place, gender) : null,
    without: without.map(idBytes),
    from,
    most,
  })

  return {
    start({ loaded, failed }) {
      const started = startScanner(error => {
        failed(error)
        following?.startOver()
      })
      scanner = started
      following = follow({
        db,
        listen,
        scanner,
        failed,
        loaded(milliseconds) {
          started.size().then(size => loaded?.({ ...size, milliseconds }), failed)
        },
      })
    },
    current: () => following?.current() ?? false,
    async find(asked): Promise<Found> {
      codeOf ??= codesIn(await masterData())
      // Nothing is awaited between this and the question: the thread may be emptied at any moment.
      if (!scanner || !following?.current()) return plain.find(asked)
      try {
        return await scanner.find(asked.gender, scanFor(asked, codeOf))
      } catch {
        // It died under the question; it is on its way back.
        return plain.find(asked)
      }
    },
    async close() {
      await following?.stop()
      await scanner?.close()
    },
  }
}
