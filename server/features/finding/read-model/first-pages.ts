import type { Gender } from '#domain/limits.ts'
import type { FinderPage, FinderQuery } from './query.ts'
import type { Scan } from './scans/page.ts'
import { unpackIds } from './store/ids.ts'
import type { Scanner } from './thread/scanner.ts'

/** How many ids of each order are remembered. */
const remembered = 240
const maxCounts = 20_000

/**
 * Remembers the first pages of lists without criteria until the members change. They are what most families look at, and
 * asking the thread costs as much as reading the rows.
 */
export function firstPages(scanner: Pick<Scanner, 'find' | 'version'>) {
  let version = -1
  const firstIds = new Map<string, Promise<readonly string[]>>()
  const counts = new Map<string, Promise<number>>()

  /** The thread answers in order, so an answer stays true until the version changes. */
  function forgetAfterChange() {
    if (version === scanner.version() && counts.size < maxCounts) return
    version = scanner.version()
    firstIds.clear()
    counts.clear()
  }
  function rememberIn<T>(map: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
    const cached = map.get(key)
    if (cached) return cached
    const asked = ask()
    map.set(key, asked)
    return asked
  }
  const idsIn = async (gender: Gender, scan: Scan) => {
    const { ids } = await scanner.find(gender, { ...scan, excluded: [], offset: 0, limit: remembered })
    return unpackIds(ids)
  }
  const countOf = async (gender: Gender, scan: Scan) =>
    (await scanner.find(gender, { ...scan, offset: 0, limit: 0 })).count

  return {
    /** Whether the answer to a query without criteria is among the first pages. */
    has: ({ offset, limit, excluded }: FinderQuery) => offset + limit + excluded.length <= remembered,

    async find(query: FinderQuery, scan: () => Scan): Promise<FinderPage> {
      const { gender, order, excluded, offset, limit } = query
      forgetAfterChange()
      const place = order.by === 'kundali' ? order.place : ''
      const [ids, count] = await Promise.all([
        rememberIn(firstIds, `${gender} ${order.by} ${order.direction} ${place}`, () => idsIn(gender, scan())),
        rememberIn(counts, `${gender} ${excluded.join(' ')}`, () => countOf(gender, scan())),
      ])
      const until = offset + limit
      const remaining = ids.slice(0, until + excluded.length).filter(id => !excluded.includes(id))
      return { count, ids: remaining.slice(offset, until) }
    },
  }
}
