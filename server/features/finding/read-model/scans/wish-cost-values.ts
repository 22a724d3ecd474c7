import { isRange } from '#contract/finding/criteria.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { listOf } from '../columns.ts'
import type { WishCosts } from '../query.ts'
import { columnOfWish } from './fit.ts'
import type { ScannedCosts } from './wish-costs.ts'

/** Turns the codes of the scan into numbers and ids. An entry that has left its list since has none. */
export const costsIn = (data: MasterData, { fitting, wishes }: ScannedCosts): WishCosts => ({
  fitting,
  wishes: wishes.map(({ wish, without, codes }) => {
    const criterion = wish === 'patrika' ? null : columnOfWish[wish]
    if (criterion === null) return { wish, without, missedBy: [] }
    const ids = new Map(
      listOf(criterion)
        ?.rows(data)
        .map(row => [row.position + 1, row.id]),
    )
    const entryOf = (code: number) => (isRange(criterion) ? code : ids.get(code))
    return {
      wish,
      without,
      missedBy: codes.flatMap(([code, count]) => {
        const value = entryOf(code)
        return value === undefined ? [] : [{ value, count }]
      }),
    }
  }),
})
