import type { VisitorSummary } from '#contract/finding/lists.ts'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { ageOn, type Day, isRealDay } from '#domain/calendar.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome, incomeInLakh } from '#domain/format/income.ts'
import { orMissing } from '#domain/format/missing.ts'
import { formatNativePlace, formatPlace } from '#domain/format/place.ts'
import { roomFor, truncate } from '#domain/format/truncate.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { gunMilanWords, gunOf } from '#web/member/parts/gun-milan.ts'
import type { ListedFamily } from '#web/member/parts/opened-lists.ts'
import { withheldSentence } from '#web/member/parts/withheld-words.ts'
import { listWords } from './words.ts'

function photosOf({ user_images, image }: MemberSummary): string[] {
  const photos = user_images.map(one => one.image)
  return photos.length > 0 || !image ? photos : [image]
}

const tilesOf = (member: MemberSummary): string[] =>
  member.user_images.length > 0 ? member.user_images.map(one => one.tile) : photosOf(member)

/** The way to a member's profile. In a list of visits `uuid` is the visit's id, not the visitor's. */
export function familyOf(member: MemberSummary | VisitorSummary): ListedFamily {
  const uuid = 'from_user_id' in member ? member.from_user_id : member.uuid
  return { uuid, image: photosOf(member)[0] ?? null, href: `/profile-view/${uuid}` }
}

/** A row of a list as it is drawn. Only this file reads the wire's spellings. */
export function memberRow(member: MemberSummary | VisitorSummary, language: Language, today: Day) {
  const t = listWords(language)
  const visitorsWorkPlace = 'work_place_name' in member ? member.work_place_name : null
  const town = visitorsWorkPlace ?? member.working_place_taluka?.name ?? member.working_place_taluka_name
  const age = isRealDay(member.dob) ? ageOn(today, member.dob) : null
  const gun = gunOf(member)
  return {
    profileHref: familyOf(member).href,
    surname: member.last_name,
    registrationNo: member.registration_no,
    photos: photosOf(member),
    /** The same photos, cut to the face. */
    tiles: tilesOf(member),
    largePhotos: member.user_images.length > 0 ? member.user_images.map(one => one.large) : photosOf(member),
    /** Why no photos are shown. */
    withheld: withheldSentence(member.photo_withheld, language),
    /** The answer holds the village only for a viewer with a plan. */
    isForFreeViewer: member.working_place_goan === undefined,
    maritalStatus: orMissing(member.marital_status?.name ?? member.maritial_status),
    birthDate: formatDay(member.dob, language),
    age: age === null ? null : t.years(age),
    height: formatHeight(member.height, language),
    education: orMissing(truncate(member.education_courses, roomFor.education)),
    /** The kind of occupation and what it is, as far as they are told. */
    occupation: orMissing([member.occupation_type?.name, member.occupation_details?.trim()].filter(Boolean).join(', ')),
    occupationDetails: orMissing(member.occupation_details),
    income: formatIncome(member.annual_income, language),
    incomeInLakh: incomeInLakh(member.annual_income, language),
    town,
    workPlace: formatPlace(town, member.working_place_goan),
    nativePlace: formatNativePlace(
      member.native_place_district?.name ?? member.native_place_district_name,
      member.native_place_taluka?.name ?? member.native_place_taluka_name,
    ),
    gun,
    /** Out of 36, or that it is not known. */
    gunMilan: gun === null ? gunMilanWords(language).unknown : t.gunMilanScore(gun),
    visitDate: 'visited_at' in member ? formatDay(member.visited_at, language) : null,
  }
}

export type MemberRow = ReturnType<typeof memberRow>
