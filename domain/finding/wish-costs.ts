import type { Wish } from './fit.ts'

/** How many more a wish keeps away, counted over everybody whom the other wishes leave. */
export interface CountedWish {
  wish: Wish
  /** How many more fit without this wish. */
  without: number
  /** Whom this wish alone keeps away: their value of it, with how many have that value. */
  missedBy: readonly { value: string | number; count: number }[]
}

/** The smallest change of a wish that a family would think of, and how many more fit then. */
export interface Relaxation {
  /** The new end of a range, or the entry to add to a list. */
  end: 'from' | 'to' | 'entry'
  value: string | number
  more: number
}

/** Fewer could be singled out by changing one's expectations and counting again. */
export const fewestTold = 10
export const toldCount = (count: number): number | null => (count < fewestTold ? null : count)

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
  return best && best.more >= fewestTold ? best : null
}
