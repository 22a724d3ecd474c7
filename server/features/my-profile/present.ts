import type { CurrentMember } from '#contract/my-profile.ts'
import { completenessOf } from '#domain/completeness.ts'
import type { NameOf } from '#server/features/master-data/names.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import type { Membership } from '#server/features/memberships/rules.ts'
import { presentRelatives, presentSiblings } from '#server/features/profiles/present-family.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import { completenessFields } from './completeness-fields.ts'
import { presentOwnExpectation } from './present-expectation.ts'
import { presentOwnFamily } from './present-family.ts'
import type { MemberRecord } from './queries.ts'

interface OwnRecordContext {
  data: MasterData
  nameOf: NameOf
  membership: Membership | null
  photoLinks: readonly string[]
}

const presentProperties = ({ properties }: MemberRecord) =>
  properties.map(({ id, details, place }) => ({ uuid: id, details, place }))

/** What the edit form shows and a save may change. */
export const presentEditable = (row: MemberRecord, context: Pick<OwnRecordContext, 'data' | 'nameOf'>) => ({
  first_name: row.first_name,
  middle_name: row.middle_name,
  last_name: row.last_name,
  dob: row.date_of_birth,
  height: row.height_cm,
  marital_status_id: row.marital_status_id,
  education_courses: row.education,
  education_group_id: row.education_group_id,
  occupation_type_id: row.occupation_type_id,
  occupation_details: row.occupation,
  annual_income: row.annual_income,
  working_place_taluka_id: row.work_location_id,
  working_place_goan: row.work_village,
  native_place_district_id: row.native_district_id,
  native_place_taluka_id: row.native_taluka_id,
  native_place_goan: row.native_village,
  body_structure_id: row.body_structure_id,
  blood_group: row.blood_group,
  scan_tone_id: row.skin_tone_id,
  diet_id: row.diet_id,
  other_info: row.other_info,
  ready_to_move_abrod: row.ready_to_move_abroad,
  birth_time: row.birth_time,
  birth_district_id: row.birth_district_id,
  is_mangal: row.mangal,
  raas_id: row.raas_id,
  nakshatra_id: row.nakshatra_id,
  charan_id: row.charan_id,
  gan_id: row.gan_id,
  nadi_id: row.nadi_id,
  devak_id: row.devak_id,
  family_details: presentOwnFamily(row, context),
  user_properties: presentProperties(row),
  expectation: presentOwnExpectation(row),
})
export type EditableProfile = ReturnType<typeof presentEditable>

/** Translates our names to the wire's. The answer goes to the member alone. */
export function presentCurrentMember(row: MemberRecord, context: OwnRecordContext): CurrentMember {
  const { membership, photoLinks } = context
  const { percentage, missing } = completenessOf(completenessFields(row))
  return {
    ...presentEditable(row, context),
    uuid: row.id,
    registration_no: row.registration_no,
    version: row.version,
    gender: row.gender,
    image: photoLinks[0] ?? null,
    photo_privacy: row.photo_privacy,
    mobile: row.mobile,
    is_paused: presentYesNo(row.status === 'paused'),
    is_hidden_mobile: presentYesNo(row.mobile_is_hidden),
    mobile_country_code: row.dial_code,
    country_code: row.country_code,
    email: row.email,
    devak: row.devak_id,
    relatives: presentRelatives(row.relatives),
    family_members: presentSiblings(row.siblings),
    properties: presentProperties(row),
    membership_start_date: membership?.startsOn ?? null,
    membership_end_date: membership?.endsOn ?? null,
    membership_plan: membership && {
      plan_id: membership.planId,
      subscription_plan: { fee: membership.feePaise / 100 },
    },
    is_membership_subscribed: presentYesNo(membership !== null),
    is_verified_mobile: presentYesNo(row.mobile_verified_at !== null),
    is_verified_email: presentYesNo(row.email_verified_at !== null),
    profile_percentage: percentage,
    missing_fields: missing,
    opening_date: row.joined_at.toISOString(),
  }
}
