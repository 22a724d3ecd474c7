import { type Expectations, type Fit, fitOf } from '#domain/finding/fit.ts'
import { score } from '#domain/kundali/score.ts'
import type { Nearness } from '#domain/office/handpick.ts'
import { divisionOf } from '#domain/site/divisions.ts'
import { asCouple } from '#server/features/families/kundali/couple.ts'
import { horoscopeFrom } from '#server/features/families/kundali/horoscopes.ts'
import { expectationsFrom, fitFactsFrom } from '#server/features/families/profiles/fit-of-viewer.ts'
import { fitQueryOf, hasWishes } from '#server/features/finding/matches/own-wishes.ts'
import type { FitQuery } from '#server/features/finding/read-model/query.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { CandidateRow, HandpickFamily } from './queries.ts'
import { type HandpickReasons, handpickClass, withNeverAskedFirst } from './rules.ts'

const wishesOf = ({ expectation }: Pick<HandpickFamily, 'expectation'>): Expectations | null =>
  expectation && expectationsFrom(expectation)

/** Whom the member's list of matches would show, as the same question asks it. Null for a family without wishes. */
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

interface Ranked {
  candidate: CandidateRow
  reasons: HandpickReasons
}

const newestFirst = ({ candidate: one }: Ranked, { candidate: other }: Ranked) =>
  other.joined_at.getTime() - one.joined_at.getTime() || (one.id < other.id ? 1 : -1)

/** In the order of the family's own list of matches: class by class, the newest first. Whom nobody asked comes up among equals. */
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
