import { type ExpectationList, expectationListNames } from '#contract/choice-lists.ts'

/**
 * The form of a biodata, flat, by the paths that the contract and its errors use. A text, a choice and a number are texts
 * here, empty where nothing is told.
 */

export const personalPaths = [
  'first_name',
  'middle_name',
  'last_name',
  'dob',
  'marital_status_id',
  'height',
  'native_place_district_id',
  'native_place_taluka_id',
  'native_place_goan',
  'body_structure_id',
  'blood_group',
  'scan_tone_id',
  'diet_id',
  'education_courses',
  'education_group_id',
  'occupation_type_id',
  'occupation_details',
  'annual_income',
  'working_place_taluka_id',
  'working_place_goan',
  'ready_to_move_abrod',
  'other_info',
] as const

export const horoscopePaths = [
  'birth_time',
  'birth_district_id',
  'is_mangal',
  'raas_id',
  'nakshatra_id',
  'charan_id',
  'gan_id',
  'nadi_id',
  'devak_id',
] as const

export const familyPaths = [
  'family_details.contact_full_name',
  'family_details.address',
  'family_details.state_id',
  'family_details.district_id',
  'family_details.taluka_id',
  'family_details.goan',
  'family_details.email',
  'family_details.father_occuption',
  'family_details.father_occuption_place',
  'family_details.mother_occuption',
  'family_details.mother_occuption_place',
  'family_details.mama_surname',
  'family_details.mama_native_place',
  'family_details.mama_taluka_place',
] as const

export const expectationPaths = [
  'expectation.birth_year_from',
  'expectation.birth_year_to',
  'expectation.height_from',
  'expectation.height_to',
  'expectation.patrika_match',
  'expectation.occupation_other_expectations',
  'expectation.expected_educations',
] as const

export const textPaths = [...personalPaths, ...horoscopePaths, ...familyPaths, ...expectationPaths] as const
export type TextPath = (typeof textPaths)[number]

export type WishPath = `expectation.${ExpectationList}`
export const wishPath = (list: ExpectationList): WishPath => `expectation.${list}`
export const wishPaths = expectationListNames.map(wishPath)

export interface SiblingRow {
  name: string
  gender: string
  is_married: string
  education: string
  occupation: string
  working_place: string
  birth_year: string
  height: string
}
export interface RelativeRow {
  surname: string
  goan: string
}
export interface PhoneRow {
  uuid: string
  type: string
  phone: string
  custom_type_name: string
  is_whatsapp: string
  is_phone: string
}
export interface PropertyRow {
  uuid: string
  details: string
  place: string
}
interface RowLists {
  'family_details.family_members': readonly SiblingRow[]
  'family_details.relatives': readonly RelativeRow[]
  'family_details.familty_phone_numbers': readonly PhoneRow[]
  user_properties: readonly PropertyRow[]
}
type RowPath = keyof RowLists
export const siblingsPath = 'family_details.family_members'
export const relativesPath = 'family_details.relatives'
export const phonesPath = 'family_details.familty_phone_numbers'
export const propertiesPath = 'user_properties'
const rowPaths: readonly RowPath[] = [siblingsPath, relativesPath, phonesPath, propertiesPath]

export type ProfileForm = Readonly<Record<TextPath, string> & Record<WishPath, readonly string[]>> & RowLists
export type FormPath = keyof ProfileForm
export const formPaths: readonly FormPath[] = [...textPaths, ...wishPaths, ...rowPaths]

const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two forms differ. */
export const differingPaths = (one: ProfileForm, other: ProfileForm): FormPath[] =>
  formPaths.filter(path => !isSameValue(one[path], other[path]))

/**
 * Brings a form to a newer record. What the family has not touched takes the newer value; what it typed stays, also where
 * the record has changed at the same place.
 */
export function rebased(form: ProfileForm, base: ProfileForm, newer: ProfileForm): ProfileForm {
  const typed = differingPaths(form, base)
  return { ...newer, ...Object.fromEntries(typed.map(path => [path, form[path]])) }
}
