import type { AbroadAnswer, Criteria, Range } from '#server/features/candidates/criteria.ts'

/** What was chosen in a list: every option, or these; none is no criterion. */
export type Choice<T = string> = 'all' | readonly T[]

/** What a member searched for, as it is kept. */
export interface SearchCriteria {
  readonly maritalStatus: Choice
  readonly educationGroup: Choice
  readonly occupationType: Choice
  readonly diet: Choice
  readonly workLocation: Choice
  readonly nativeDistrict: Choice
  readonly moveAbroad: Choice<AbroadAnswer>
  readonly birthYear: Range
  readonly height: Range
  /** Whether profiles of one's own devak are let in. */
  readonly sameDevak: boolean
}

/** Ends in either order. */
export const ordered = (one: number | null, other: number | null): Range =>
  one !== null && other !== null && one > other ? { from: other, to: one } : { from: one, to: other }

const order = (choice: Choice) => (choice === 'all' ? choice : choice.toSorted())

/** Whether two searches ask for the same, whichever way their lists are ordered. */
export function isSameCriteria(one: SearchCriteria, other: SearchCriteria): boolean {
  const told = (criteria: SearchCriteria) =>
    JSON.stringify([
      order(criteria.maritalStatus),
      order(criteria.educationGroup),
      order(criteria.occupationType),
      order(criteria.diet),
      order(criteria.workLocation),
      order(criteria.nativeDistrict),
      order(criteria.moveAbroad),
      [criteria.birthYear.from, criteria.birthYear.to],
      [criteria.height.from, criteria.height.to],
      criteria.sameDevak,
    ])
  return told(one) === told(other)
}

/** Who chose every option means everybody, those who told nothing too. */
const among = <T>(choice: Choice<T>) => (choice === 'all' || choice.length === 0 ? undefined : choice)
const within = (range: Range) => (range.from === null && range.to === null ? undefined : range)

/** What the lists are scanned for; `ownDevak` is the searcher's. */
export const candidatesFor = (criteria: SearchCriteria, ownDevak: string | null): Criteria => ({
  maritalStatus: among(criteria.maritalStatus),
  educationGroup: among(criteria.educationGroup),
  occupationType: among(criteria.occupationType),
  diet: among(criteria.diet),
  workLocation: among(criteria.workLocation),
  nativeDistrict: among(criteria.nativeDistrict),
  moveAbroad: among(criteria.moveAbroad),
  birthYear: within(criteria.birthYear),
  height: within(criteria.height),
  notDevak: criteria.sameDevak ? undefined : (ownDevak ?? undefined),
})
