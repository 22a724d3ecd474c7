import { heightsCm, minimumAge, yearsOfBirth } from '#domain/limits.ts'

type Ends = readonly (number | null)[]
const withChosen = (offered: readonly number[], chosen: Ends): number[] => [
  ...new Set([...offered, ...chosen.filter(end => end !== null)]),
]
const youngest = Math.min(...Object.values(minimumAge))

/** The years in which somebody old enough to marry was born, the latest first; one chosen elsewhere stays to be seen. */
export const yearsOffered = (present: number, chosen: Ends): number[] =>
  withChosen(
    Array.from({ length: yearsOfBirth - youngest }, (_, back) => present - youngest - back),
    chosen.filter(year => year !== null && year <= present),
  ).toSorted((a, b) => b - a)

export const heightsOffered = (chosen: Ends): number[] => withChosen(heightsCm, chosen).toSorted((a, b) => a - b)

/** How old those born in these years are this year; null until both ends are chosen. */
export function agesOf(present: number, one: number | null, other: number | null): [low: number, high: number] | null {
  if (one === null || other === null) return null
  return [present - Math.max(one, other), present - Math.min(one, other)]
}
