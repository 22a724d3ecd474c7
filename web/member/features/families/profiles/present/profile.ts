import type { FreeProfile, PaidProfile } from '#contract/families/profiles.ts'
import { ageOn, isRealDay } from '#domain/calendar.ts'
import { formatMangal } from '#domain/format/answers.ts'
import { formatHeight } from '#domain/format/height.ts'
import { missing, orMissing } from '#domain/format/missing.ts'
import { formatPlace } from '#domain/format/place.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { profileWords } from '../words.ts'

export type Profile = FreeProfile | PaidProfile

/** The answer holds the villages only for the owner and for a viewer with a plan. */
export const isFull = (profile: Profile): profile is PaidProfile => 'native_place_goan' in profile

export const workLocation = (profile: Profile): string =>
  formatPlace(profile.working_place_taluka?.name, isFull(profile) ? profile.working_place_goan : null)

const isGiven = (text: string | null): text is string => Boolean(text) && text !== missing

function workLine(profile: Profile, language: Language): string {
  const parts = [orMissing(profile.occupation_details), workLocation(profile)].filter(isGiven)
  const [work, place] = parts
  return work && place ? profileWords(language).worksIn(work, place) : parts.join('')
}

/** The lines under a name. A missing value is left out here, while the details below show a dash. */
export function profileLead(profile: Profile, today: string, language: Language) {
  const t = profileWords(language)
  const age = isRealDay(profile.dob) ? t.years(ageOn(today, profile.dob)) : null
  return {
    ageAndHeight: [age, formatHeight(profile.height, language)].filter(isGiven).join(', '),
    educationAndWork: [profile.education_courses.trim(), workLine(profile, language)].filter(isGiven),
    badges: [
      profile.marital_status?.name ?? null,
      profile.is_mangal ? t.mangalIs(formatMangal(profile.is_mangal, language)) : null,
    ].filter(isGiven),
  }
}
