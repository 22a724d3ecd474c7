import type { Criterion } from '#contract/finding/criteria.ts'
import { type Expectations, matchingScore, type Wish } from '#domain/finding/fit.ts'
import { columns } from '../criteria.ts'
import { scoresWith, unknownScore } from '../kundali-order.ts'
import type { FitQuery } from '../query.ts'
import { idBytes } from '../store/ids.ts'
import { codeLimit } from '../store/layout.ts'
import type { MemberStore } from '../store/member-store.ts'
import { wishLists } from '../store/wish-store.ts'
import type { CodeOf } from './filters.ts'

/** The outcome of a wish for a value of its column. */
export const [missed, met, notTold] = [0, 1, 2]

/** Who fits whom, ready for a scan. */
export interface FitScan {
  /** The own wishes, each with its outcome for every value of its column. */
  readonly wishes: readonly { readonly wish: Wish; readonly column: number; readonly outcomes: Uint8Array }[]
  /** The outcome of the wish for matching horoscopes, for each place of the moon; null without that wish. */
  readonly ownPatrika: Uint8Array | null
  /** Whether the horoscopes match, for each place of the moon, for families that wish it. */
  readonly patrika: Uint8Array
  readonly birthYear: number
  readonly height: number
  /** The own codes that are looked up in the lists of other families; 0 where not told. */
  readonly codes: readonly number[]
  readonly excluded: readonly Uint8Array[]
}

const inNoList = 0xfffe

export function fitScanFor(query: FitQuery, codeOf: CodeOf): FitScan {
  const { wanted, facts } = query
  const patrika = patrikaOutcomes(query)
  return {
    wishes: [
      ...listWish('marital_status', wanted.maritalStatus, codeOf),
      ...rangeWish('birth_year', wanted.birthYear),
      ...rangeWish('height', wanted.height),
      ...listWish('working_city', wanted.workingCity, codeOf),
      ...listWish('native_district', wanted.nativeDistrict, codeOf),
    ],
    ownPatrika: wanted.patrikaMatch === 'Y' ? patrika : null,
    patrika,
    birthYear: facts.birthYear ?? -1,
    height: facts.height ?? -1,
    codes: wishLists.map(list => {
      const value = facts[list]
      return value === null ? 0 : (codeOf(list, value) ?? inNoList)
    }),
    excluded: query.excluded.map(idBytes),
  }
}

/** The column of each wish. The wish for matching horoscopes is not here: it looks at the place of the moon. */
export const columnOfWish = {
  marital_status: 'maritalStatus',
  birth_year: 'birthYear',
  height: 'height',
  working_city: 'workLocation',
  native_district: 'nativeDistrict',
} as const satisfies Partial<Record<Wish, Criterion>>
type ListWish = 'marital_status' | 'working_city' | 'native_district'

function listWish(wish: ListWish, list: readonly string[], codeOf: CodeOf) {
  if (list.length === 0) return []
  const column = columnOfWish[wish]
  const outcomes = new Uint8Array(codeLimit)
  for (const value of list) {
    const code = codeOf(column, value)
    if (code !== undefined) outcomes[code] = met
  }
  outcomes[0] = notTold
  return [{ wish, column: columns.indexOf(column), outcomes }]
}

function rangeWish(wish: 'birth_year' | 'height', { from, to }: Expectations['birthYear']) {
  if (from === null && to === null) return []
  const isReversed = from !== null && to !== null && from > to
  const [low, high] = isReversed ? [to, from] : [from ?? 0, to ?? codeLimit]
  const outcomes = new Uint8Array(codeLimit).fill(met, low, high + 1)
  return [{ wish, column: columns.indexOf(columnOfWish[wish]), outcomes }]
}

/** The scores are half points. */
const patrikaOutcomes = ({ place, gender }: FitQuery): Uint8Array =>
  scoresWith(place, gender).map(half => (half === unknownScore ? notTold : half >= 2 * matchingScore ? met : missed))

/** Whether the family of a row would accept the one who asks. */
export function acceptance(store: MemberStore, { birthYear, height, codes, patrika: outcomes }: FitScan) {
  const { low, high, patrika, listsAt, pool } = store.wishes()
  const own = [birthYear, height]
  return (row: number, place: number): boolean => {
    let at = (listsAt[row] as number) - 1
    if (at < 0) return false
    let hasMet = 0
    for (let n = 0; n < own.length; n++) {
      const [from, to] = [(low[n] as Int16Array)[row] as number, (high[n] as Int16Array)[row] as number]
      if (from < 0 && to < 0) continue
      const value = own[n] as number
      if (value < 0) continue
      if (value < from || (to >= 0 && value > to)) return false
      hasMet = met
    }
    if (patrika[row] === 1) {
      const outcome = outcomes[place] as number
      if (outcome === missed) return false
      hasMet |= outcome & met
    }
    for (const code of codes) {
      const count = pool[at] as number
      const end = at + 1 + count
      if (count > 0 && code !== 0) {
        let next = at + 1
        while (next < end && pool[next] !== code) next++
        if (next === end) return false
        hasMet = met
      }
      at = end
    }
    return hasMet === met
  }
}
