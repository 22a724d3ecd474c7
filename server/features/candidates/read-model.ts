import type { Listen } from '#server/db/listen.ts'
import type { Db } from '#server/db/open.ts'
import { masterDataOf } from '#server/features/master-data/queries.ts'
import type { Asked, Candidates, Collected } from './criteria.ts'
import { type CodeOf, codesIn, filtersFor } from './filters.ts'
import { type Following, follow } from './follow.ts'
import { idBytes, unpackIds } from './ids.ts'
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

  async function scanned<T>(ask: (thread: Scanner) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (!scanner || !following?.current()) return otherwise()
    try {
      return await ask(scanner)
    } catch {
      // It died under the question; it is on its way back.
      return otherwise()
    }
  }

  async function collect(asked: Asked): Promise<Collected> {
    codeOf ??= codesIn(await masterData())
    const codes = codeOf
    // Nothing is awaited between this and the question: the thread may be emptied at any moment.
    return scanned(
      thread => thread.find(asked.gender, scanFor(asked, codes)),
      () => plain.collect(asked),
    )
  }

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
    async find(asked) {
      const { count, ids } = await collect(asked)
      return { count, ids: unpackIds(ids) }
    },
    collect,
    stillThere: kept =>
      scanned(
        thread => thread.stillThere(kept.gender, kept.ids, kept.without.map(idBytes)),
        () => plain.stillThere(kept),
      ),
    async close() {
      await following?.stop()
      await scanner?.close()
    },
  }
}
