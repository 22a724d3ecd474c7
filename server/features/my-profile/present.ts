import type { CurrentMember } from '#contract/my-profile.ts'
import { profilePercentage } from '#domain/completeness.ts'
import type { Membership } from '#server/features/memberships/rules.ts'
import type { MemberRecord } from './queries.ts'

const yesNo = (value: boolean) => (value ? 'Y' : 'N')

/** The fields that count towards a complete profile. Optional ones such as the middle name do not count. */
const completenessFields = (row: MemberRecord, photoCount: number) => ({
  marital_status: row.marital_status_id,
  education: row.education,
  occupation_type: row.occupation_type_id,
  occupation: row.occupation,
  work_location: row.work_location_id,
  native_taluka: row.native_taluka_id,
  native_village: row.native_village,
  body_structure: row.body_structure_id,
  blood_group: row.blood_group,
  skin_tone: row.skin_tone_id,
  diet: row.diet_id,
  birth_time: row.birth_time,
  birth_district: row.birth_district_id,
  mangal: row.mangal,
  nakshatra: row.nakshatra_id,
  charan: row.charan_id,
  devak: row.devak_id,
  ready_to_move_abroad: row.ready_to_move_abroad,
  photo: photoCount > 0 ? photoCount : null,
})

/** Translates our names to the wire's. The answer goes to the member alone. */
export function presentCurrentMember(
  row: MemberRecord,
  membership: Membership | null,
  photoLinks: readonly string[],
): CurrentMember {
  return {
    uuid: row.id,
    registration_no: row.registration_no,
    first_name: row.first_name,
    middle_name: row.middle_name,
    last_name: row.last_name,
    gender: row.gender,
    image: photoLinks[0] ?? null,
    photo_privacy: row.photo_privacy,
    mobile: row.mobile,
    mobile_country_code: row.dial_code,
    country_code: row.country_code,
    email: row.email,
    dob: row.date_of_birth,
    height: row.height_cm,
    marital_status_id: row.marital_status_id,
    education_courses: row.education,
    education_group_id: row.education_group_id,
    annual_income: row.annual_income,
    working_place_taluka_id: row.work_location_id,
    working_place_goan: row.work_village,
    native_place_district_id: row.native_district_id,
    native_place_taluka_id: row.native_taluka_id,
    native_place_goan: row.native_village,
    membership_start_date: membership?.startsOn ?? null,
    membership_end_date: membership?.endsOn ?? null,
    membership_plan: membership && {
      plan_id: membership.planId,
      subscription_plan: { fee: membership.feePaise / 100 },
    },
    is_membership_subscribed: yesNo(membership !== null),
    is_verified_mobile: yesNo(row.mobile_verified_at !== null),
    is_verified_email: yesNo(row.email_verified_at !== null),
    profile_percentage: profilePercentage(completenessFields(row, photoLinks.length)),
    opening_date: row.joined_at.toISOString(),
  }
}
