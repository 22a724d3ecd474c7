/** The types of option lists, as the specification spells them. */
export const masterTypes = [
  'MARITAL_STATUS',
  'EDUCATION_GROUP',
  'OCCUPATION_TYPE',
  'DIET',
  'MOVE_TO_ABROAD',
  'DEVAK',
  'BODY_STRUCTURE',
  'SKIN_TONE',
  'RAAS',
  'NAKSHTRA',
  'CHARAN',
  'NADI',
  'GAN',
  'RELATION',
  'ECO_STATUS',
  'PERSONALITY',
] as const
export type MasterType = (typeof masterTypes)[number]

/** How many entries the office may give a list, with the retired ones. */
export const mostEntries = 200

/** A list whose entries go by their ids: one of the master data, or one of places. */
export type ListName = MasterType | 'work-location' | 'district' | 'taluka' | 'state' | 'country' | 'birth-place'

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
