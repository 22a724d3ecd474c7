import { formatAbroad, formatMangal } from '#domain/format/answers.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome } from '#domain/format/income.ts'
import { orMissing } from '#domain/format/missing.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { profileWords } from '#web/member/features/profiles/words.ts'
import type { Block } from './blocks.ts'
import { type Profile, workLocation } from './profile.ts'

/** The member's own profile has no score. It shows 0, and nothing counts as missing. */
function gunMilan(profile: Profile, isOwn: boolean, language: Language): string {
  if (isOwn) return digits(language, 0)
  const say = profileWords(language)
  return profile.patrika_known
    ? digits(language, profile.patrika_gun)
    : `${digits(language, 0)}, ${say.birthDetailsMissing}`
}

export function personalBlocks(profile: Profile, isOwn: boolean, language: Language): Block[] {
  const say = profileWords(language)
  const named = (choice: { name: string } | null) => orMissing(choice?.name)
  return [
    {
      title: say.personal,
      mr: 'वैयक्तिक',
      rows: [
        [say.registrationNo, profile.registration_no],
        [say.surname, orMissing(profile.last_name)],
        [say.maritalStatus, named(profile.marital_status)],
        [say.dob, formatDay(profile.dob, language)],
        [say.height, formatHeight(profile.height, language)],
        [say.bodyStructure, named(profile.body_structure)],
        [say.bloodGroup, orMissing(profile.blood_group)],
        [say.skinTone, named(profile.scan_tone)],
        [say.diet, named(profile.diet)],
      ],
    },
    {
      title: say.work,
      mr: 'शिक्षण व नोकरी',
      rows: [
        [say.education, orMissing(profile.education_courses)],
        [say.occupation, orMissing(profile.occupation_details)],
        [say.income, formatIncome(profile.annual_income, language)],
        [say.workLocation, workLocation(profile)],
        [say.abroad, formatAbroad(profile.ready_to_move_abrod, language)],
        [say.otherInfo, orMissing(profile.other_info)],
      ],
    },
    {
      title: say.patrika,
      mr: 'पत्रिका',
      rows: [
        [say.gunMilan, gunMilan(profile, isOwn, language)],
        [say.birthTime, formatBirthTime(profile.birth_time, language)],
        [say.birthDistrict, named(profile.birth_district)],
        [say.mangal, formatMangal(profile.is_mangal, language)],
        [say.raas, named(profile.raas)],
        [say.nakshatra, named(profile.nakshatra)],
        [say.charan, named(profile.charan)],
        [say.nadi, named(profile.nadi)],
        [say.gan, named(profile.gan)],
        [say.devak, orMissing(profile.devak)],
      ],
    },
  ]
}
