import type { z } from 'zod'
import type { handpickCandidates } from '#contract/office/handpick.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { officePhotoAddress } from '#server/features/families/photos/present.ts'
import { nameIn, rowIn } from '#server/features/families/profile-fields/second-script.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import type { HandpickFamily, readEarlierPicks } from './queries.ts'
import { isSettled, type Ranked } from './rules.ts'

/** How staff read: the names of choices, and the language. */
interface Reading {
  nameOf: NameOf
  language: Language
}

const presentFamily = (typed: HandpickFamily, { nameOf: placeName, language }: Reading) => {
  const row = rowIn(language, typed)
  return {
    uuid: row.id,
    registration_no: row.registration_no,
    name: nameIn(language, typed),
    dob: row.date_of_birth,
    native_place: [placeName(row.native_taluka_id), placeName(row.native_district_id)].filter(Boolean).join(', '),
    education: row.education,
    occupation: row.occupation,
    photo: row.photos[0] ? officePhotoAddress(row.photos[0].id) : null,
  }
}

/** The family that candidates are chosen for, with its wishes in words. */
export function presentMember(row: HandpickFamily, reading: Reading) {
  const { nameOf } = reading
  const { expectation } = row
  const names = (ids: readonly string[] | undefined) => (ids ?? []).flatMap(id => nameOf(id) ?? [])
  return {
    ...presentFamily(row, reading),
    gender: row.gender,
    height: row.height_cm,
    marital_status: nameOf(row.marital_status_id) ?? '',
    work_location: nameOf(row.work_location_id) ?? '',
    wishes: expectation && {
      birth_years: { from: expectation.birth_year_from, to: expectation.birth_year_to },
      heights: { from: expectation.height_from, to: expectation.height_to },
      wants_patrika: expectation.patrika_match === 'Y',
      marital_status: names(expectation.choices.marital_status),
      working_city: names(expectation.choices.working_city),
      native_district: names(expectation.choices.native_district),
    },
  }
}

type Outcome = z.input<typeof handpickCandidates.output>['earlier'][number]['outcome']

export function outcomeOf(pick: Awaited<ReturnType<typeof readEarlierPicks>>[number]): Outcome {
  if (pick.interest) return pick.interest
  if (pick.is_shortlisted) return 'shortlisted'
  return pick.is_opened ? 'opened' : 'none'
}

export const presentCandidate = ({ candidate, reasons }: Ranked, reading: Reading) => ({
  ...presentFamily(candidate, reading),
  ours: reasons.ours && { met: [...reasons.ours.met], missed: [...reasons.ours.missed] },
  theirs: reasons.theirs && { met: [...reasons.theirs.met], missed: [...reasons.theirs.missed] },
  gun_milan: reasons.gunMilan,
  nearness: reasons.nearness,
  joined_at: candidate.joined_at.toISOString(),
  is_seen: reasons.isSeen,
  is_picked: reasons.isPicked,
  is_refused: reasons.isRefused,
  is_never_asked: reasons.isNeverAsked,
  shown: candidate.shown,
  may_pick: !isSettled(reasons),
})
