import { fieldGroups, type ProfilePath, profilePaths } from '#contract/profile-fields.ts'
import { type ExpectationList, expectationListNames } from '#contract/site/choice-lists.ts'

/**
 * The form of a biodata, flat, by the paths that the contract and its errors use. Texts, choices and numbers are strings here,
 * empty where there is no value.
 */

const { names, native, looks, work, horoscope, lineage, residence, parents, mama } = fieldGroups
export const personalPaths = [...names, ...native, ...looks, ...work]
export const horoscopePaths = [...horoscope, ...lineage]
export const familyPaths = [...residence, ...parents, ...mama]

export const expectationPaths = [
  'expectation.birth_year_from',
  'expectation.birth_year_to',
  'expectation.height_from',
  'expectation.height_to',
  'expectation.patrika_match',
  'expectation.occupation_other_expectations',
  'expectation.expected_educations',
] as const

/** Whose number the registered mobile is, and whether the candidate's own number is withheld for now. */
export const mobilePaths = [
  'registered_mobile.type',
  'registered_mobile.custom_type_name',
  'registered_mobile.best_time',
  'candidate_waits',
] as const

export type TextPath = ProfilePath | (typeof expectationPaths)[number] | (typeof mobilePaths)[number]
export const textPaths: readonly TextPath[] = [...profilePaths, ...expectationPaths, ...mobilePaths]

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
  best_time: string
}
export const noPhone: PhoneRow = {
  uuid: '',
  type: '',
  phone: '',
  custom_type_name: '',
  is_whatsapp: 'N',
  is_phone: 'Y',
  best_time: '',
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
 * Rebases a form on a newer record. A field that was not edited takes the newer value. What was typed stays, even where the
 * record has changed the same field.
 */
export function rebased(form: ProfileForm, base: ProfileForm, newer: ProfileForm): ProfileForm {
  const typed = differingPaths(form, base)
  return { ...newer, ...Object.fromEntries(typed.map(path => [path, form[path]])) }
}
