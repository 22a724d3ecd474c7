import { columns } from '../criteria.ts'
import type { AmongQuery, CriteriaAmong, FitAmong } from '../query.ts'
import { idBytes } from '../store/ids.ts'
import type { MemberStore } from '../store/member-store.ts'
import { packNumbers, type StoredNumbers, unpackNumbers } from '../stored-numbers.ts'
import { type FairScan, fairPage, fairScanFor } from './fair-page.ts'
import { type CodeOf, filtersFor } from './filters.ts'
import { acceptance, type FitScan, fitScanFor, met, missed } from './fit.ts'
import { type Filter, withHidden } from './page.ts'

/** Many questions about a few members: a scan over everybody for each would take hours where this takes seconds. */
interface AmongScan {
  readonly numbers: StoredNumbers
  readonly limit: number
}
export interface FindAmong extends AmongScan {
  readonly queries: readonly {
    readonly filters: readonly Filter[]
    readonly excluded: readonly Uint8Array[]
    readonly first: number
  }[]
}
export interface FitsAmong extends AmongScan {
  readonly queries: readonly { readonly fit: FitScan; readonly devak: number; readonly fair: FairScan }[]
}

export const findAmongFor = ({ numbers, limit, queries }: AmongQuery<CriteriaAmong>, codeOf: CodeOf): FindAmong => ({
  numbers: packNumbers(numbers),
  limit,
  queries: queries.map(({ criteria, excluded, first }) => ({
    filters: filtersFor(criteria, codeOf),
    excluded: excluded.map(idBytes),
    first,
  })),
})

export const fitAmongFor = ({ gender, numbers, limit, queries }: AmongQuery<FitAmong>, codeOf: CodeOf): FitsAmong => ({
  numbers: packNumbers(numbers),
  limit,
  queries: queries.map(query => ({
    fit: fitScanFor({ ...query, gender }, codeOf),
    devak: query.devak === null ? 0 : (codeOf('sameDevak', query.devak) ?? 0),
    fair: fairScanFor(query.fair),
  })),
})

/** The row of each number; -1 for a member who is not in the store. */
const rowsOf = (store: MemberStore, numbers: StoredNumbers): Int32Array =>
  Int32Array.from(unpackNumbers(numbers), number => store.rowOfNumber(number))

export function findAmong(store: MemberStore, { numbers, limit, queries }: FindAmong): number[][] {
  const rows = rowsOf(store, numbers)
  const { visible, values } = store.rows()
  return queries.map(({ filters, excluded, first }) =>
    withHidden(store, excluded, () => {
      const matching: number[] = []
      for (const row of rows.subarray(0, first)) {
        if (matching.length === limit) break
        if (row < 0 || visible[row] === 0) continue
        if (filters.every(({ column, matches }) => matches[(values[column] as Uint16Array)[row] as number] === 1))
          matching.push(row)
      }
      return matching
    }),
  )
}

const devakColumn = columns.indexOf('sameDevak')

export function fitAmong(store: MemberStore, { numbers, limit, queries }: FitsAmong): number[][] {
  const rows = rowsOf(store, numbers)
  const { visible, values, place } = store.rows()
  const devaks = values[devakColumn] as Uint16Array
  const { joinedAt } = store.turns()
  return queries.map(({ fit, devak, fair }) =>
    withHidden(store, fit.excluded, () => {
      const accepts = acceptance(store, fit)
      const wishes = fit.wishes.map(({ column, outcomes }) => ({ read: values[column] as Uint16Array, outcomes }))
      const patrika = fit.ownPatrika
      const [both, ours]: [number[], number[]] = [[], []]
      families: for (const row of rows) {
        if (row < 0 || visible[row] === 0 || (joinedAt[row] as number) >= fair.midnight) continue
        let hasMet = 0
        for (const { read, outcomes } of wishes) {
          const outcome = outcomes[read[row] as number] as number
          if (outcome === missed) continue families
          hasMet |= outcome & met
        }
        if (patrika) {
          const outcome = patrika[place[row] as number] as number
          if (outcome === missed) continue
          hasMet |= outcome & met
        }
        if (hasMet === 0 || (devak !== 0 && devaks[row] === devak)) continue
        if (accepts(row, place[row] as number)) both.push(row)
        else ours.push(row)
      }
      return [both, ours]
        .flatMap(some =>
          fairPage(store, { rows: Int32Array.from(some), count: some.length }, fair, { from: 0, to: limit }),
        )
        .slice(0, limit)
    }),
  )
}
