import type { CompletenessFields } from '#domain/completeness.ts'
import type { MemberRecord } from './queries.ts'

/**
 * The fields that count towards a whole profile, by their paths on the wire, in the order of the edit form. What a family
 * may not have, such as a middle name, a brother or a property, does not count.
 */
export const completenessFields = (row: MemberRecord): CompletenessFields => ({
  images: row.photos.length || null,
  marital_status_id: row.marital_status_id,
  native_place_taluka_id: row.native_taluka_id,
  native_place_goan: row.native_village,
  body_structure_id: row.body_structure_id,
  blood_group: row.blood_group,
  scan_tone_id: row.skin_tone_id,
  diet_id: row.diet_id,
  education_courses: row.education,
  occupation_type_id: row.occupation_type_id,
  occupation_details: row.occupation,
  working_place_taluka_id: row.work_location_id,
  ready_to_move_abrod: row.ready_to_move_abroad,
  birth_time: row.birth_time,
  birth_district_id: row.birth_district_id,
  is_mangal: row.mangal,
  nakshatra_id: row.nakshatra_id,
  charan_id: row.charan_id,
  devak_id: row.devak_id,
  'family_details.contact_full_name': row.family?.contact_full_name,
  'family_details.father_occuption': row.family?.father_occupation,
  'family_details.mother_occuption': row.family?.mother_occupation,
  'family_details.mama_surname': row.family?.maternal_uncle_surname,
  'expectation.patrika_match': row.expectation?.patrika_match,
})
