import type { MasterType } from './master-data.ts'

/** A list whose entries go by their ids: one of the master data, or one of places. */
export type ListName = MasterType | 'work-location' | 'district' | 'taluka' | 'state' | 'country'

/** The list that each choice of the edit form is taken from, by its name on the wire. */
export const choiceLists = {
  marital_status_id: 'MARITAL_STATUS',
  education_group_id: 'EDUCATION_GROUP',
  occupation_type_id: 'OCCUPATION_TYPE',
  body_structure_id: 'BODY_STRUCTURE',
  scan_tone_id: 'SKIN_TONE',
  diet_id: 'DIET',
  working_place_taluka_id: 'work-location',
  native_place_district_id: 'district',
  native_place_taluka_id: 'taluka',
  birth_district_id: 'district',
  raas_id: 'RAAS',
  nakshatra_id: 'NAKSHTRA',
  charan_id: 'CHARAN',
  gan_id: 'GAN',
  nadi_id: 'NADI',
  devak_id: 'DEVAK',
} as const satisfies Record<string, ListName>
export type ChoiceField = keyof typeof choiceLists

/** The same for the family's residence. */
export const residenceLists = {
  district_id: 'district',
  taluka_id: 'taluka',
  state_id: 'state',
} as const satisfies Record<string, ListName>
export type ResidenceField = keyof typeof residenceLists

/** The lists of which a family may wish any entries, in the order of the form. */
export const expectationLists = {
  marital_status: 'MARITAL_STATUS',
  education_group: 'EDUCATION_GROUP',
  occupation_type: 'OCCUPATION_TYPE',
  working_city: 'work-location',
  working_country: 'country',
  move_to_abroad: 'MOVE_TO_ABROAD',
  native_district: 'district',
  family_residence: 'district',
  body_structure: 'BODY_STRUCTURE',
  diet: 'DIET',
  personality: 'PERSONALITY',
  relation: 'RELATION',
  echo_status: 'ECO_STATUS',
} as const satisfies Record<string, ListName>
export type ExpectationList = keyof typeof expectationLists
export const expectationListNames = Object.keys(expectationLists) as ExpectationList[]
