import type { FairDay } from '#domain/finding/fair-order.ts'
import { type Expectations, fitOf, nothingTold, type Wish } from '#domain/finding/fit.ts'
import { fitFactsFrom } from '#server/features/families/profiles/fit.ts'
import { zodiacPlaceOf } from '#server/features/finding/lists/finder-query.ts'
import type { CountedWish, FitQuery, MatchQuery } from '#server/features/finding/read-model/query.ts'
import { opposite } from '#server/features/relations/visibility/rules.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Viewer } from '#server/http/viewer.ts'

/**
 * Whether there is any wish. Compared with no facts, a wish is neither met nor missed, so only a family without wishes
 * gets no fit.
 */
export const hasWishes = (wanted: Expectations): boolean => fitOf(wanted, nothingTold) !== null

type WishingViewer = Pick<Viewer, 'gender' | 'blocked' | 'facts'>

/** The question who fits the viewer's wishes. */
export const fitQueryOf = (data: MasterData, viewer: WishingViewer, wanted: Expectations): FitQuery => ({
  gender: opposite(viewer.gender),
  excluded: viewer.blocked,
  wanted,
  facts: fitFactsFrom(viewer.facts),
  place: zodiacPlaceOf(data, viewer),
})

/** The question whom to look at first. A family that was answered is no match any more. */
export function matchQueryOf(
  data: MasterData,
  viewer: WishingViewer,
  wanted: Expectations,
  settled: readonly string[],
  fair: FairDay,
): Omit<MatchQuery, 'offset' | 'limit'> {
  const query = fitQueryOf(data, viewer, wanted)
  return { ...query, excluded: [...query.excluded, ...settled], devak: viewer.facts.devak_id, fair }
}

/** The smallest change of a wish that a family would think of, and how many more fit then. */
interface Relaxation {
  /** The new end of a range, or the entry to add to a list. */
  end: 'from' | 'to' | 'entry'
  value: string | number
  more: number
}

/** A family could be singled out by a smaller count: by changing one's expectations and counting again. */
const smallestCountGiven = 10
export const hideSmallCount = (count: number): number | null => (count < smallestCountGiven ? null : count)

/** How far one end of a range is moved: two years, and two inches to the next whole centimetre. */
const steps: Partial<Record<Wish, number>> = { birth_year: 2, height: 5 }

/** The ends of a range in their order; null is open. */
interface RangeEnds {
  low: number | null
  high: number | null
}

/** What to relax in a wish: the end of a range, or the entry of a list, that brings the most. Null below ten. */
export function relaxationOf({ wish, missedBy }: CountedWish, { low, high }: RangeEnds): Relaxation | null {
  const step = steps[wish]
  const between = (from: number, to: number) =>
    missedBy.reduce((sum, { value, count }) => (Number(value) >= from && Number(value) <= to ? sum + count : sum), 0)
  const options: Relaxation[] =
    step === undefined
      ? missedBy.map(({ value, count }) => ({ end: 'entry' as const, value, more: count }))
      : [
          ...(low === null ? [] : [{ end: 'from' as const, value: low - step, more: between(low - step, low - 1) }]),
          ...(high === null ? [] : [{ end: 'to' as const, value: high + step, more: between(high + 1, high + step) }]),
        ]
  const best = options.reduce<Relaxation | null>((most, one) => (one.more > (most?.more ?? 0) ? one : most), null)
  return best && best.more >= smallestCountGiven ? best : null
}

/** The ends of the range that a wish names, in their order. A wish of another kind has none. */
export function endsOf(wanted: Expectations, wish: Wish): RangeEnds {
  const range = wish === 'birth_year' ? wanted.birthYear : wish === 'height' ? wanted.height : { from: null, to: null }
  const { from, to } = range
  return from !== null && to !== null && from > to ? { low: to, high: from } : { low: from, high: to }
}
