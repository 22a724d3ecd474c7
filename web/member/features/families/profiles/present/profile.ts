import type { FreeProfile, PaidProfile } from '#contract/families/profiles.ts'
import { formatMangal } from '#domain/format/answers.ts'
import { formatHeight } from '#domain/format/height.ts'
import { missing, orMissing } from '#domain/format/missing.ts'
import { nameAndAge } from '#domain/format/name-and-age.ts'
import { formatPlace } from '#domain/format/place.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { profileWords } from '../words.ts'

export type Profile = FreeProfile | PaidProfile

/** The answer holds the villages only for the owner and for a viewer with a plan. */
export const isFull = (profile: Profile): profile is PaidProfile => 'native_place_goan' in profile

export const workLocation = (profile: Profile): string =>
  formatPlace(profile.working_place_taluka?.name, isFull(profile) ? profile.working_place_goan : null)

const isGiven = (text: string | null | undefined): text is string => Boolean(text) && text !== missing
const lineOf = (parts: readonly (string | null | undefined)[]) => parts.filter(isGiven).join(' · ')

/** The lines of the head. A missing value is left out here, while the details below show a dash. */
export function profileLead(profile: Profile, today: string, language: Language) {
  const native = formatPlace(profile.native_place_district?.name, profile.native_place_taluka?.name)
  return {
    surnameAndAge: nameAndAge(profile.last_name, profile.dob, today, language),
    facts: lineOf([
      formatHeight(profile.height, language),
      profile.education_courses.trim(),
      orMissing(profile.occupation_details),
    ]),
    places: lineOf([workLocation(profile), isGiven(native) ? profileWords(language).nativeOf(native) : null]),
  }
}

/** What families look at first among the details. */
export const profileBadges = ({ marital_status, is_mangal }: Profile, language: Language): string[] =>
  [marital_status?.name, is_mangal ? profileWords(language).mangalIs(formatMangal(is_mangal, language)) : null].filter(
    isGiven,
  )
