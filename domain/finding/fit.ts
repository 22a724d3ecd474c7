/**
 * Which wishes of one family another family meets. Only facts that a free member's answer carries are compared with wishes
 * that the Expectations tab shows, so that fit tells nobody more than the profile does.
 */
export const wishes = ['marital_status', 'birth_year', 'height', 'patrika', 'working_city', 'native_district'] as const
export type Wish = (typeof wishes)[number]

interface Range {
  from: number | null
  to: number | null
}

/** What a family looks for. An empty list and an open range are no wish. */
export interface Expectations {
  maritalStatus: readonly string[]
  birthYear: Range
  height: Range
  /** Only Y is a wish: N and ALL accept every horoscope. */
  patrikaMatch: 'Y' | 'N' | 'ALL' | null
  workingCity: readonly string[]
  nativeDistrict: readonly string[]
}

export const noWishes: Expectations = {
  maritalStatus: [],
  birthYear: { from: null, to: null },
  height: { from: null, to: null },
  patrikaMatch: null,
  workingCity: [],
  nativeDistrict: [],
}

/** What the other family told of itself. Null is a fact not told. */
export interface FitFacts {
  maritalStatus: string | null
  birthYear: number | null
  height: number | null
  /** The score of the two horoscopes. */
  gunMilan: number | null
  workLocation: string | null
  nativeDistrict: string | null
}

export const nothingTold: FitFacts = {
  maritalStatus: null,
  birthYear: null,
  height: null,
  gunMilan: null,
  workLocation: null,
  nativeDistrict: null,
}

export interface Fit {
  met: readonly Wish[]
  missed: readonly Wish[]
  notTold: readonly Wish[]
}

/** The score from which two horoscopes are said to match. */
export const matchingScore = 18

type Outcome = 'met' | 'missed' | 'not_told' | 'no_wish'

function inList(list: readonly string[], value: string | null): Outcome {
  if (list.length === 0) return 'no_wish'
  if (value === null) return 'not_told'
  return list.includes(value) ? 'met' : 'missed'
}

/** The two ends may come in either order, as in a search. */
function inRange({ from, to }: Range, value: number | null): Outcome {
  if (from === null && to === null) return 'no_wish'
  if (value === null) return 'not_told'
  const isReversed = from !== null && to !== null && from > to
  const [low, high] = isReversed ? [to, from] : [from, to]
  return value >= (low ?? value) && value <= (high ?? value) ? 'met' : 'missed'
}

const outcomes: Record<Wish, (wanted: Expectations, facts: FitFacts) => Outcome> = {
  marital_status: (wanted, facts) => inList(wanted.maritalStatus, facts.maritalStatus),
  birth_year: (wanted, facts) => inRange(wanted.birthYear, facts.birthYear),
  height: (wanted, facts) => inRange(wanted.height, facts.height),
  patrika: (wanted, facts) =>
    wanted.patrikaMatch === 'Y' ? inRange({ from: matchingScore, to: null }, facts.gunMilan) : 'no_wish',
  working_city: (wanted, facts) => inList(wanted.workingCity, facts.workLocation),
  native_district: (wanted, facts) => inList(wanted.nativeDistrict, facts.nativeDistrict),
}

/** Whether a family would suit another: it misses no wish and meets at least one. What was not told counts for neither. */
export const isFitting = (fit: Fit | null): boolean => fit !== null && fit.missed.length === 0 && fit.met.length > 0

/** Null for a family without a wish: it is not counted as accepting everybody. */
export function fitOf(wanted: Expectations, facts: FitFacts): Fit | null {
  const having = (outcome: Outcome) => wishes.filter(wish => outcomes[wish](wanted, facts) === outcome)
  const fit = { met: having('met'), missed: having('missed'), notTold: having('not_told') }
  return fit.met.length + fit.missed.length + fit.notTold.length > 0 ? fit : null
}

/** A family that misses one wish alone and meets another: worth a look, if the wish can be relaxed. */
const isNearlyFitting = (fit: Fit | null): boolean => fit !== null && fit.missed.length === 1 && fit.met.length > 0

/** How well two families suit each other, best first. A family in none of these classes is no match. */
export const matchClasses = ['BOTH', 'OURS', 'NEAR'] as const
export type MatchClass = (typeof matchClasses)[number]

/** `ours` is how they meet our wishes, `theirs` how we meet theirs. */
export function matchClassOf(ours: Fit | null, theirs: Fit | null): MatchClass | null {
  if (isFitting(ours)) return isFitting(theirs) ? 'BOTH' : 'OURS'
  return isNearlyFitting(ours) ? 'NEAR' : null
}
