import { dayInIndia } from '#domain/calendar.ts'
import type { Listen } from '#server/db/listen.ts'
import type { Db } from '#server/db/open.ts'
import { type MasterData, masterDataOf, type ReadMasterData } from '#server/features/shared/master-data/queries.ts'
import type { Clock } from '#server/ports/clock.ts'
import { workQueue } from '#server/ports/work-queue.ts'
import { firstPages } from './first-pages.ts'
import { scoresWith } from './kundali-order.ts'
import { follow, type ReadModelFollower } from './loading/follow.ts'
import type { FinderQuery, MemberFinder } from './query.ts'
import { findAmongFor, fitAmongFor } from './scans/among.ts'
import { criteriaCostScanFor, criteriaCostsIn } from './scans/criteria-costs.ts'
import { type CodeOf, codesIn, filtersFor } from './scans/filters.ts'
import { fitScanFor } from './scans/fit.ts'
import { matchScanFor } from './scans/matches.ts'
import type { Scan } from './scans/page.ts'
import { costsIn } from './scans/wish-cost-values.ts'
import { sqlFinder } from './sql/finder.ts'
import { dayNumber } from './store/days.ts'
import { idBytes, unpackIds } from './store/ids.ts'
import { recencyScores } from './store/recency.ts'
import type { Size } from './thread/messages.ts'
import { type Scanner, startScanner } from './thread/scanner.ts'

export interface ReadModel extends MemberFinder {
  /** Starts loading and following. Plain SQL answers until the model is loaded, and whenever it is not current. */
  start(tell: { loaded?: (size: Size & { milliseconds: number }) => void; failed: (error: unknown) => void }): void
  current(): boolean
  /** How long it may be behind the database; infinite while it is not loaded. */
  behindSeconds(): number
  close(): Promise<void>
}

/**
 * The searchable columns of all visible members in memory. It is a cache that may be dropped at any moment, never the
 * truth: its ids are then read from the database, which decides who may be seen.
 */
export function readModel({
  db,
  listen,
  clock,
  masterData = masterDataOf(db),
}: {
  db: Db
  listen: Listen
  clock: Clock
  masterData?: ReadMasterData
}): ReadModel {
  const plain = sqlFinder(db, clock)
  // Plain SQL reads far more than a scan: without a bound, a node without its read model would overload the database, and the
  // model would load all the later.
  const queuedSql = workQueue({ atOnce: 3, longestQueue: 100 })
  let scanner: Scanner | null = null
  let first: ReturnType<typeof firstPages> | null = null
  let following: ReadModelFollower | null = null
  let lastCodes: { data: MasterData; codeOf: CodeOf } | null = null

  const scanFor = ({ criteria, order, gender, excluded, offset, limit }: FinderQuery, codes: CodeOf): Scan => ({
    filters: filtersFor(criteria, codes),
    direction: order.direction,
    scores: order.by === 'kundali' ? scoresWith(order.place, gender) : order.by === 'recent' ? recencyScores : null,
    scored: order.by === 'recent' ? 'recency' : 'place',
    excluded: excluded.map(idBytes),
    offset,
    limit,
  })

  async function scanned<T>(ask: (thread: Scanner) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (!scanner || !following?.current()) return queuedSql(otherwise)
    try {
      return await ask(scanner)
    } catch {
      // The thread died during the question; another one is starting.
      return queuedSql(otherwise)
    }
  }
  // Nothing may be awaited between the check in `scanned` and the question: the thread may be emptied at any moment.
  const codes = async () => {
    const data = await masterData()
    if (lastCodes?.data !== data) lastCodes = { data, codeOf: codesIn(data) }
    return lastCodes.codeOf
  }
  let isClosed = false

  return {
    start({ loaded, failed: tell }) {
      // Loading that was cut short by a stop has not failed.
      const failed = (error: unknown) => {
        if (!isClosed) tell(error)
      }
      const emptied = (error: Error) => {
        failed(error)
        following?.startOver()
      }
      const started = startScanner(emptied, () => dayNumber(dayInIndia(clock.now())))
      scanner = started
      first = firstPages(started)
      following = follow({
        db,
        listen,
        codes,
        scanner,
        failed,
        loaded(milliseconds) {
          started.size().then(size => loaded?.({ ...size, milliseconds }), failed)
        },
      })
    },
    current: () => following?.current() ?? false,
    behindSeconds: () => following?.behindSeconds() ?? Number.POSITIVE_INFINITY,
    async find(query) {
      const codesNow = await codes()
      const scan = () => scanFor(query, codesNow)
      const isFirst = filtersFor(query.criteria, codesNow).length === 0 && first?.has(query)
      return scanned(
        async thread => {
          if (isFirst && first) return first.find(query, scan)
          const { count, ids } = await thread.find(query.gender, scan())
          return { count, ids: unpackIds(ids) }
        },
        () => plain.find(query),
      )
    },
    async collect(query) {
      const scan = scanFor(query, await codes())
      return scanned(
        thread => thread.collect(query.gender, scan),
        () => plain.collect(query),
      )
    },
    stillVisible: ({ gender, numbers, excluded, wanted }) =>
      scanned(
        async thread => {
          const stored = { numbers, excluded: excluded.map(idBytes), wanted }
          const { ids, ...part } = await thread.stillVisible(gender, stored)
          return { ...part, ids: unpackIds(ids) }
        },
        () => plain.stillVisible({ gender, numbers, excluded, wanted }),
      ),
    async matches(query) {
      const scan = matchScanFor(query, await codes())
      return scanned(
        async thread => {
          const { ids, ...counts } = await thread.matches(query.gender, scan)
          return { ...counts, ids: unpackIds(ids) }
        },
        () => plain.matches(query),
      )
    },
    async wishCosts(query) {
      const scan = fitScanFor(query, await codes())
      return scanned(
        async thread => costsIn(await masterData(), await thread.costs(query.gender, scan)),
        () => plain.wishCosts(query),
      )
    },
    async findAmong(among) {
      const scan = findAmongFor(among, await codes())
      return scanned(
        async thread => (await thread.findAmong(among.gender, scan)).map(unpackIds),
        () => plain.findAmong(among),
      )
    },
    async fitAmong(among) {
      const scan = fitAmongFor(among, await codes())
      return scanned(
        async thread => (await thread.fitAmong(among.gender, scan)).map(unpackIds),
        () => plain.fitAmong(among),
      )
    },
    async criteriaCosts(query) {
      const scan = criteriaCostScanFor(query, await codes())
      return scanned(
        async thread => criteriaCostsIn(await thread.criteriaCosts(query.gender, scan)),
        () => plain.criteriaCosts(query),
      )
    },
    async close() {
      isClosed = true
      await following?.stop()
      await scanner?.close()
    },
  }
}
