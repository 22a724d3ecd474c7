import type { VisitorSummary } from '#contract/lists.ts'
import type { MemberSummary } from '#contract/summary.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome, incomeInLakh } from '#domain/format/income.ts'
import { orMissing } from '#domain/format/missing.ts'
import { formatNativePlace, formatPlace } from '#domain/format/place.ts'
import { roomFor, truncate } from '#domain/format/truncate.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** The one place a list's row is read: the odd spellings of the wire end here. */
export function factsOf(member: MemberSummary | VisitorSummary, language: Language) {
  const workPlace = 'work_place_name' in member ? member.work_place_name : null
  return {
    maritalStatus: orMissing(member.marital_status?.name ?? member.maritial_status),
    born: formatDay(member.dob),
    height: formatHeight(member.height),
    education: orMissing(truncate(member.education_courses, roomFor.education)),
    occupationType: orMissing(member.occupation_type?.name),
    occupationDetails: orMissing(member.occupation_details),
    income: formatIncome(member.annual_income, language),
    incomeInLakh: incomeInLakh(member.annual_income),
    worksIn: formatPlace(
      workPlace ?? member.working_place_taluka?.name ?? member.working_place_taluka_name,
      member.working_place_goan,
    ),
    nativePlace: formatNativePlace(
      member.native_place_district?.name ?? member.native_place_district_name,
      member.native_place_taluka?.name ?? member.native_place_taluka_name,
    ),
    visited: 'visited_at' in member ? formatDay(member.visited_at) : null,
  }
}
export type Facts = ReturnType<typeof factsOf>

/** The village is in the answer for whoever has a plan, and for nobody else. */
export const isForFree = (member: MemberSummary): boolean => member.working_place_goan === undefined

export const photosOf = (member: MemberSummary): string[] => {
  const photos = member.user_images.map(one => one.image)
  return photos.length > 0 || !member.image ? photos : [member.image]
}

/** A visitor's own id stands apart from that of the row. */
export const profileOf = (member: MemberSummary | VisitorSummary): string =>
  `/profile-view/${'from_user_id' in member ? member.from_user_id : member.uuid}`
