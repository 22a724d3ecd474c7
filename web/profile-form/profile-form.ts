import type { expectationForms, familyForms, memberForms } from '#contract/families/second-script.ts'
import {
  type FieldPath,
  fieldGroups,
  fieldPaths,
  fieldsByPath,
  type ProfilePath,
  profilePaths,
} from '#contract/profile-fields.ts'
import { type ExpectationList, expectationListNames } from '#contract/site/choice-lists.ts'
import { confirmedForm, type SecondForms, type ShownForms, withShown } from '#web/second-script/second-forms.ts'

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

/** Where the second form of a field stands, which is also the path of its error. */
type SecondPath =
  | `second_script.${keyof typeof memberForms}`
  | `family_details.second_script.${keyof typeof familyForms}`
  | `expectation.second_script.${keyof typeof expectationForms}`
/** The fields that have a second form in the other script, with its path. */
export const secondPaths = new Map(
  fieldPaths
    .filter(path => fieldsByPath[path].bothScripts)
    .map((path): [FieldPath, SecondPath] => [path, path.replace(/(\w+)$/, 'second_script.$1') as SecondPath]),
)
const secondPathsOf = (paths: readonly TextPath[]) =>
  [...secondPaths].flatMap(([path, second]) => (paths.includes(path) ? [second] : []))
export const personalSecondPaths = secondPathsOf(personalPaths)
export const horoscopeSecondPaths = secondPathsOf(horoscopePaths)
export const familySecondPaths = secondPathsOf(familyPaths)
export const expectationSecondPaths = secondPathsOf(expectationPaths)

export type TextPath = ProfilePath | SecondPath | (typeof expectationPaths)[number] | (typeof mobilePaths)[number]
export const textPaths: readonly TextPath[] = [
  ...profilePaths,
  ...secondPaths.values(),
  ...expectationPaths,
  ...mobilePaths,
]

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
  second_script: SecondForms
}
export interface RelativeRow {
  surname: string
  goan: string
  second_script: SecondForms
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
  second_script: SecondForms
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

/**
 * Second forms that a save leaves as they are, because neither they nor their fields changed here: one of them may be with our
 * office, and is not in the record until that has looked at it.
 */
export const untouchedForms = (form: ProfileForm, base: ProfileForm): SecondPath[] =>
  [...secondPaths].flatMap(([path, second]) =>
    form[path] === base[path] && form[second] === base[second] ? [second] : [],
  )

/**
 * A change, with the second forms of the fields whose text it changes: they go with the text, and come back with the text of
 * the record.
 */
export function withForms(now: ProfileForm, base: ProfileForm, change: Partial<ProfileForm>): Partial<ProfileForm> {
  const moved = [...secondPaths].flatMap(([path, second]) => {
    const typed = change[path]
    if (typed === undefined || typed === now[path] || second in change) return []
    return [[second, typed === base[path] ? base[second] : '']]
  })
  return { ...change, ...Object.fromEntries(moved) }
}

/** The form as it is saved: with the suggestions that it has shown. */
export function withShownForms(form: ProfileForm, shown: ShownForms): ProfileForm {
  const members = [...secondPaths].map(([path, second]) => [
    second,
    confirmedForm(shown, path, form[path], form[second]),
  ])
  const relatives = form[relativesPath].map((row, at) => withShown(row, shown, `${relativesPath}.${at}.`))
  return { ...form, ...Object.fromEntries(members), [relativesPath]: relatives }
}
