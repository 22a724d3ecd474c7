import { startOfDayInIndia } from '#domain/calendar.ts'
import { type FairDay, newcomersFirst, newcomersSince, shuffled } from '#domain/finding/fair-order.ts'
import { dayNumber } from '../store/days.ts'
import type { MemberStore } from '../store/member-store.ts'
import { mayBeNew, placeOf } from '../store/turns.ts'

/** The order of a day, ready for a scan. Moments are in microseconds, as the store has them. */
export interface FairScan {
  readonly midnight: number
  readonly newSince: number
  readonly day: number
  readonly seed: number
}

export const fairScanFor = (fair: FairDay): FairScan => ({
  midnight: 1000 * startOfDayInIndia(fair.day).getTime(),
  newSince: 1000 * newcomersSince(fair).getTime(),
  day: dayNumber(fair.day),
  seed: fair.seed,
})

/** The shuffle takes 32 bits of a key, and the place stands above them. */
const shuffles = 2 ** 32

/**
 * Some positions of the fair order of the first rows of a list, which come newest first. Sorting them all would take longer
 * than finding them: only the best so far are kept, and sorted when twice as many as wanted have come together.
 */
export function fairPage(
  store: MemberStore,
  { rows, count }: { rows: Int32Array; count: number },
  { newSince, day, seed }: FairScan,
  { from, to }: { from: number; to: number },
): number[] {
  if (from >= Math.min(to, count)) return []
  const { joinedAt, numbers, turn, turnBefore, turnDay } = store.turns()
  const turnNow = (row: number) => ((turnDay[row] as number) > day ? turnBefore[row] : turn[row]) as number
  const first: number[] = []
  let looked = 0
  for (; looked < count && first.length < newcomersFirst; looked++) {
    const row = rows[looked] as number
    if ((joinedAt[row] as number) < newSince) break
    if (mayBeNew(turnNow(row))) first.push(row)
  }
  const wanted = Math.max(0, to - first.length)
  let best: { row: number; key: number }[] = []
  let worst = Number.POSITIVE_INFINITY
  const cut = () => {
    best = best.sort((one, other) => one.key - other.key).slice(0, wanted)
    worst = best.length < wanted ? worst : (best.at(-1)?.key ?? -1)
  }
  const most = 2 * wanted + 64
  for (let n = 0; wanted > 0 && n < count; n++) {
    const row = rows[n] as number
    const place = placeOf(turnNow(row)) * shuffles
    if (place > worst) continue
    const key = place + shuffled(numbers[row] as number, seed)
    if (key > worst || (n < looked && first.includes(row))) continue
    best.push({ row, key })
    if (best.length === most) cut()
  }
  cut()
  return [...first, ...best.map(({ row }) => row)].slice(from, to)
}
