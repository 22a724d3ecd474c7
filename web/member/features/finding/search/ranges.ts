import { heightsCm, minimumAge, yearsOfBirth } from '#domain/limits.ts'
import { yearsDown } from '#web/ui/years.ts'
import type { RangeValues } from './search-form.ts'

const chosenOf = ({ from, to }: RangeValues): number[] => [from, to].filter(end => end !== null)
const withChosen = (offered: readonly number[], chosen: readonly number[]): number[] => [
  ...new Set([...offered, ...chosen]),
]
const youngest = Math.min(...Object.values(minimumAge))

/** The birth years of everyone old enough to marry, the latest first, plus a chosen year outside of them. */
export const yearsOffered = (present: number, ends: RangeValues): number[] =>
  withChosen(
    yearsDown(present - youngest, present - yearsOfBirth + 1),
    chosenOf(ends).filter(year => year <= present),
  ).sort((a, b) => b - a)

export const heightsOffered = (ends: RangeValues): number[] =>
  withChosen(heightsCm, chosenOf(ends)).sort((a, b) => a - b)

/** The steps grow with the amount: one lakh matters to a family at 3 lakh, and not at 53. */
const incomesInLakh = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 25, 30, 40, 50, 75, 100]
export const incomesOffered = (ends: RangeValues): number[] =>
  withChosen(incomesInLakh, chosenOf(ends)).sort((a, b) => a - b)

/** The ages reached this year by those born in the chosen years, or null until both ends are chosen. */
export function agesOf(present: number, { from, to }: RangeValues): [low: number, high: number] | null {
  if (from === null || to === null) return null
  return [present - Math.max(from, to), present - Math.min(from, to)]
}
