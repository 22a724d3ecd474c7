import { dayInIndia } from '#domain/calendar.ts'
import { divisionOf } from '#domain/divisions.ts'
import { type Expectations, type Fit, fitOf } from '#domain/fit.ts'
import type { Nearness } from '#domain/handpick.ts'
import { score } from '#domain/kundali/score.ts'
import type { Criteria } from '#server/features/candidates/criteria.ts'
import { asCouple } from '#server/features/kundali/couple.ts'
import { horoscopeFrom } from '#server/features/kundali/horoscopes.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { expectationsFrom } from '#server/features/profiles/fit-of-viewer.ts'
import type { CandidateRow, HandpickFamily } from './families.ts'
import { type HandpickReasons, handpickScore } from './rules.ts'

const wishesOf = ({ expectation }: Pick<HandpickFamily, 'expectation'>): Expectations | null =>
  expectation && expectationsFrom(expectation)

function rangeOf({ from, to }: Expectations['height']) {
  if (from === null && to === null) return undefined
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}
const listOf = (values: readonly string[]) => (values.length > 0 ? values : undefined)

/** The wishes of a family as a search. Only who meets them is among its candidates; the stars are compared afterwards. */
export function criteriaFrom(member: Pick<HandpickFamily, 'expectation'>): Criteria {
  const wishes = wishesOf(member)
  if (!wishes) return {}
  const criteria = {
    birthYear: rangeOf(wishes.birthYear),
    height: rangeOf(wishes.height),
    maritalStatus: listOf(wishes.maritalStatus),
    workLocation: listOf(wishes.workingCity),
    nativeDistrict: listOf(wishes.nativeDistrict),
  }
  return Object.fromEntries(Object.entries(criteria).filter(([, condition]) => condition !== undefined))
}

function fitTo(
  wishing: Pick<HandpickFamily, 'expectation'>,
  other: HandpickFamily,
  gunMilan: number | null,
): Fit | null {
  const wishes = wishesOf(wishing)
  if (!wishes) return null
  return fitOf(wishes, {
    maritalStatus: other.marital_status_id,
    birthYear: Number(other.date_of_birth.slice(0, 4)),
    height: other.height_cm,
    gunMilan,
    workLocation: other.work_location_id,
    nativeDistrict: other.native_district_id,
  })
}

function nearnessOf(one: HandpickFamily, other: HandpickFamily): Nearness | null {
  if (one.native_taluka_id !== null && one.native_taluka_id === other.native_taluka_id) return 'taluka'
  if (one.native_district_id === other.native_district_id) return 'district'
  const division = divisionOf(one.district)
  return division !== null && division === divisionOf(other.district) ? 'division' : null
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

function reasonsFor(data: MasterData, member: HandpickFamily, candidate: CandidateRow, now: Date): HandpickReasons {
  const { bride, groom } = asCouple(member, horoscopeFrom(data, member), horoscopeFrom(data, candidate))
  const stars = score(bride, groom)
  const gunMilan = stars.known ? stars.total : null
  return {
    ours: fitTo(member, candidate, gunMilan),
    theirs: fitTo(candidate, member, gunMilan),
    gunMilan,
    nearness: nearnessOf(member, candidate),
    daysSinceJoined: daysBetween(dayInIndia(candidate.joined_at), dayInIndia(now)),
    isSeen: candidate.is_seen,
    isPicked: candidate.is_picked,
    isRefused: candidate.is_refused,
  }
}

interface Ranked {
  candidate: CandidateRow
  reasons: HandpickReasons
  score: number
}

/** The best first. Of two that suit alike, the one who joined later. */
export const rank = (
  data: MasterData,
  member: HandpickFamily,
  candidates: readonly CandidateRow[],
  now: Date,
): Ranked[] =>
  candidates
    .map(candidate => {
      const reasons = reasonsFor(data, member, candidate, now)
      return { candidate, reasons, score: handpickScore(reasons) }
    })
    .sort(
      (one, other) =>
        other.score - one.score ||
        other.candidate.joined_at.getTime() - one.candidate.joined_at.getTime() ||
        (one.candidate.id < other.candidate.id ? 1 : -1),
    )
