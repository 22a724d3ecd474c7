import { type Expectations, type Fit, fitOf, isFitting, matchClasses, matchClassOf } from '#domain/finding/fit.ts'
import { score } from '#domain/kundali/gun-milan.ts'
import type { Nearness } from '#domain/office/handpick.ts'
import { divisionOf } from '#domain/site/divisions.ts'
import { asCouple, horoscopeFrom } from '#server/features/families/kundali/horoscopes.ts'
import { expectationsFrom, fitFactsFrom } from '#server/features/families/profiles/fit.ts'
import { fitQueryOf, hasWishes } from '#server/features/finding/matches/rules.ts'
import type { FitQuery } from '#server/features/finding/read-model/query.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { CandidateRow, HandpickFamily } from './queries.ts'

/** The reasons for and against suggesting one family to another. */
interface HandpickReasons {
  /** Which wishes of the member's family the candidate meets. Null for a family without wishes. */
  ours: Fit | null
  /** Which wishes of the candidate's family the member meets. */
  theirs: Fit | null
  gunMilan: number | null
  /** The smallest native place that the two share. */
  nearness: Nearness | null
  /** The member has opened the candidate's profile before. */
  isSeen: boolean
  isPicked: boolean
  /** One of the two has refused the other, or taken an interest back. */
  isRefused: boolean
  /** Nobody has sent the candidate an interest yet. */
  isNeverAsked: boolean
}

/** A member who was suggested before cannot be suggested again, and one who refused should not be asked again. */
export const isSettled = ({ isPicked, isRefused }: Pick<HandpickReasons, 'isPicked' | 'isRefused'>): boolean =>
  isPicked || isRefused

/**
 * The rank of a candidate's class, 0 being the best: the classes of the family's own list of matches. For a family without wishes
 * the candidate's wishes decide. Candidates who were suggested or refused before come last.
 */
function handpickClass(reasons: HandpickReasons): number {
  if (isSettled(reasons)) return matchClasses.length + 1
  if (!reasons.ours) return isFitting(reasons.theirs) ? 0 : reasons.theirs === null ? 1 : 2
  const matchClass = matchClassOf(reasons.ours, reasons.theirs)
  return matchClass ? matchClasses.indexOf(matchClass) : matchClasses.length
}

/** The first of so many places in a row goes to a family that nobody has asked yet. */
const turnOfNeverAsked = 3

/**
 * Puts families that nobody has asked yet first among equals. Each of them is followed by two others, as long as there are any, so
 * that they do not hide the rest.
 */
export function withNeverAskedFirst<T>(equals: readonly T[], isNeverAsked: (one: T) => boolean): T[] {
  const never = equals.filter(isNeverAsked)
  const others = equals.filter(one => !isNeverAsked(one))
  const ordered: T[] = []
  while (never.length > 0 && others.length > 0)
    ordered.push(...never.splice(0, 1), ...others.splice(0, turnOfNeverAsked - 1))
  return [...ordered, ...never, ...others]
}

/** Only so many matches are compared, to stay quick in a large community. */
export const comparedAtMost = 300

const wishesOf = ({ expectation }: Pick<HandpickFamily, 'expectation'>): Expectations | null =>
  expectation && expectationsFrom(expectation)

/** The query of the member's own list of matches. Null for a family without wishes. */
export function matchQueryFor(data: MasterData, member: HandpickFamily, excluded: readonly string[]): FitQuery | null {
  const wanted = wishesOf(member)
  if (!wanted || !hasWishes(wanted)) return null
  return fitQueryOf(data, { gender: member.gender, blocked: excluded, facts: member }, wanted)
}

function fitTo(
  wishing: Pick<HandpickFamily, 'expectation'>,
  other: HandpickFamily,
  gunMilan: number | null,
): Fit | null {
  const wishes = wishesOf(wishing)
  if (!wishes) return null
  return fitOf(wishes, { ...fitFactsFrom(other), gunMilan })
}

function nearnessOf(one: HandpickFamily, other: HandpickFamily): Nearness | null {
  if (one.native_taluka_id !== null && one.native_taluka_id === other.native_taluka_id) return 'taluka'
  if (one.native_district_id === other.native_district_id) return 'district'
  const division = divisionOf(one.district)
  return division !== null && division === divisionOf(other.district) ? 'division' : null
}

function reasonsFor(data: MasterData, member: HandpickFamily, candidate: CandidateRow): HandpickReasons {
  const { bride, groom } = asCouple(member, horoscopeFrom(data, member), horoscopeFrom(data, candidate))
  const stars = score(bride, groom)
  const gunMilan = stars.known ? stars.total : null
  return {
    ours: fitTo(member, candidate, gunMilan),
    theirs: fitTo(candidate, member, gunMilan),
    gunMilan,
    nearness: nearnessOf(member, candidate),
    isSeen: candidate.is_seen,
    isPicked: candidate.is_picked,
    isRefused: candidate.is_refused,
    isNeverAsked: candidate.is_never_asked,
  }
}

export interface Ranked {
  candidate: CandidateRow
  reasons: HandpickReasons
}

const newestFirst = ({ candidate: one }: Ranked, { candidate: other }: Ranked) =>
  other.joined_at.getTime() - one.joined_at.getTime() || (one.id < other.id ? 1 : -1)

/** Ranks candidates like the family's own list of matches: class by class, those never asked and then the newest first. */
export function rank(data: MasterData, member: HandpickFamily, candidates: readonly CandidateRow[]): Ranked[] {
  const classes: Ranked[][] = []
  for (const candidate of candidates) {
    const reasons = reasonsFor(data, member, candidate)
    const at = handpickClass(reasons)
    classes[at] = [...(classes[at] ?? []), { candidate, reasons }]
  }
  return classes.flatMap(equals =>
    withNeverAskedFirst(equals.toSorted(newestFirst), ({ reasons }) => reasons.isNeverAsked),
  )
}
