import { expectationListNames } from '#contract/choice-lists.ts'
import type { EditedProfile } from '#contract/edited-profile.ts'

/** Translates the wire's names to our columns. A column of undefined is left out of the update. */
export const memberColumns = (sent: EditedProfile) => ({
  first_name: sent.first_name,
  middle_name: sent.middle_name,
  last_name: sent.last_name,
  date_of_birth: sent.dob,
  height_cm: sent.height,
  marital_status_id: sent.marital_status_id,
  education: sent.education_courses,
  education_group_id: sent.education_group_id,
  occupation_type_id: sent.occupation_type_id,
  occupation: sent.occupation_details,
  annual_income: sent.annual_income,
  work_location_id: sent.working_place_taluka_id,
  work_village: sent.working_place_goan,
  native_district_id: sent.native_place_district_id,
  native_taluka_id: sent.native_place_taluka_id,
  native_village: sent.native_place_goan,
  body_structure_id: sent.body_structure_id,
  blood_group: sent.blood_group,
  skin_tone_id: sent.scan_tone_id,
  diet_id: sent.diet_id,
  other_info: sent.other_info,
  ready_to_move_abroad: sent.ready_to_move_abrod,
  birth_time: sent.birth_time,
  birth_district_id: sent.birth_district_id,
  mangal: sent.is_mangal,
  raas_id: sent.raas_id,
  nakshatra_id: sent.nakshatra_id,
  charan_id: sent.charan_id,
  gan_id: sent.gan_id,
  nadi_id: sent.nadi_id,
  devak_id: sent.devak_id === undefined ? sent.devak : sent.devak_id,
})

export type EditedFamily = NonNullable<EditedProfile['family_details']>
export const familyColumns = (sent: EditedFamily) => ({
  contact_full_name: sent.contact_full_name,
  address: sent.address,
  village: sent.goan,
  taluka_id: sent.taluka_id,
  district_id: sent.district_id,
  state_id: sent.state_id,
  email: sent.email,
  father_occupation: sent.father_occuption,
  father_work_place: sent.father_occuption_place,
  mother_occupation: sent.mother_occuption,
  mother_work_place: sent.mother_occuption_place,
  maternal_uncle_surname: sent.mama_surname,
  maternal_uncle_village: sent.mama_native_place,
  maternal_uncle_taluka: sent.mama_taluka_place,
})

export const siblingColumns = (sibling: NonNullable<EditedFamily['family_members']>[number]) => ({
  name: sibling.name,
  gender: sibling.gender,
  is_married: sibling.is_married === 'Y',
  education: sibling.education,
  occupation: sibling.occupation,
  work_place: sibling.working_place,
  birth_year: sibling.birth_year ?? null,
  height_cm: sibling.height ?? null,
})

export const phoneColumns = (phone: NonNullable<EditedFamily['familty_phone_numbers']>[number]) => ({
  relation: phone.type === 'COUSINE_SISTER' ? 'COUSIN_SISTER' : phone.type,
  // The name of a relation belongs to OTHER alone.
  custom_relation: phone.type === 'OTHER' ? (phone.custom_type_name ?? '') : '',
  phone: phone.phone,
  is_whatsapp: phone.is_whatsapp === 'Y',
  takes_calls: phone.is_phone === 'Y',
})

export type EditedExpectation = NonNullable<EditedProfile['expectation']>
export const expectationColumns = (sent: EditedExpectation) => ({
  birth_year_from: sent.birth_year_from,
  birth_year_to: sent.birth_year_to,
  height_from: sent.height_from,
  height_to: sent.height_to,
  patrika_match: sent.patrika_match,
  other_expectations: sent.occupation_other_expectations,
})

/** The lists that were sent, over those that are stored. */
export function expectationChoices(
  sent: EditedExpectation,
  stored: Readonly<Record<string, string[]>>,
): Record<string, string[]> {
  const choices = { ...stored }
  for (const name of [...expectationListNames, 'expected_educations'] as const) {
    const chosen = sent[name]
    if (!chosen) continue
    const distinct = [...new Set(name === 'expected_educations' ? chosen : chosen.map(id => id.toLowerCase()))]
    if (distinct.length > 0) choices[name] = distinct
    else delete choices[name]
  }
  return choices
}
