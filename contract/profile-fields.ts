import { formatAbroad, formatBirthAccuracy, formatMangal } from '#domain/format/answers.ts'
import { orMissing } from '#domain/format/missing.ts'
import type { biodataLabelPairs } from '#domain/words/biodata-labels.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { ListName } from './site/choice-lists.ts'

/**
 * Every plain field of a biodata, once. The calls, the columns that are read and written, the edit form, the limits, the
 * sentences about a field, the profile and the print follow from this file. Lists (brothers and sisters, relatives, phone
 * numbers, properties, expectations but for their text) have modules of their own.
 */

/** What a field holds. Its schema with limits and messages, its input and its formatting follow from this. */
type Kind =
  | { kind: 'name'; max: number }
  /** A text that others read: numbers, addresses and links are refused. `long` ones take a whole row. */
  | { kind: 'text'; max: number; long?: true }
  /** A text that only those read to whom the family gives its contact. */
  | { kind: 'private'; max: number; long?: true }
  | { kind: 'email'; max: number }
  /** An entry of a list, by its id. Others read `{ name }`, or the name `asText`, under the wire name without `_id`. */
  | { kind: 'choice'; list: ListName; asText?: true }
  /** One of a few fixed codes. */
  | { kind: 'answer'; answers: readonly [string, ...string[]]; format: (code: string, language: Language) => string }
  | { kind: 'day' | 'time' | 'height' | 'amount' }

/**
 * What a second form in the other script must be. That of a name must be the same name, or our office looks at it first. That of
 * a place, or of what has one name in either script such as a kuldaivat, is suggested like a name's. A text is translated
 * rather than spelled anew, so that only the family can say it.
 */
export type BothScripts = 'name' | 'place' | 'text'

export type ProfileField = Kind & {
  column: string
  /** Who reads it: members without a plan too, those with one, or the owner alone. */
  readBy: 'free' | 'paid' | 'self'
  /** Must not be empty: at the registration only, or in the edit form too. */
  required?: 'registration' | 'always'
  /** Counts towards a complete profile. */
  counts?: true
  /** Has a second form in the other script, in `second_script` beside it. */
  bothScripts?: BothScripts
  /** The family's name of it inside a sentence, in English and Marathi. */
  label: readonly [en: string, mr: string]
}
export type FieldTable = Readonly<Record<string, ProfileField>>

const names = {
  first_name: {
    column: 'first_name',
    kind: 'name',
    max: 15,
    readBy: 'free',
    bothScripts: 'name',
    required: 'always',
    label: ['first name', 'नाव'],
  },
  middle_name: {
    column: 'middle_name',
    kind: 'name',
    max: 15,
    readBy: 'free',
    bothScripts: 'name',
    label: ['middle name', 'वडिलांचे नाव'],
  },
  last_name: {
    column: 'last_name',
    kind: 'name',
    max: 25,
    readBy: 'free',
    bothScripts: 'name',
    required: 'always',
    label: ['last name', 'आडनाव'],
  },
  dob: {
    column: 'date_of_birth',
    kind: 'day',
    readBy: 'free',
    required: 'always',
    label: ['date of birth', 'जन्मतारीख'],
  },
  marital_status_id: {
    column: 'marital_status_id',
    kind: 'choice',
    list: 'MARITAL_STATUS',
    readBy: 'free',
    required: 'always',
    counts: true,
    label: ['marital status', 'वैवाहिक स्थिती'],
  },
  height: { column: 'height_cm', kind: 'height', readBy: 'free', required: 'always', label: ['height', 'उंची'] },
} as const satisfies FieldTable

const native = {
  native_place_district_id: {
    column: 'native_district_id',
    kind: 'choice',
    list: 'district',
    readBy: 'free',
    required: 'always',
    label: ['native district', 'मूळ जिल्हा'],
  },
  native_place_taluka_id: {
    column: 'native_taluka_id',
    kind: 'choice',
    list: 'taluka',
    readBy: 'free',
    required: 'registration',
    counts: true,
    label: ['native taluka', 'मूळ तालुका'],
  },
  native_place_goan: {
    column: 'native_village',
    kind: 'text',
    max: 12,
    readBy: 'paid',
    bothScripts: 'place',
    required: 'registration',
    counts: true,
    label: ['native gaon', 'मूळ गाव'],
  },
} as const satisfies FieldTable

const looks = {
  body_structure_id: {
    column: 'body_structure_id',
    kind: 'choice',
    list: 'BODY_STRUCTURE',
    readBy: 'free',
    counts: true,
    label: ['body structure', 'शरीरयष्टी'],
  },
  blood_group: {
    column: 'blood_group',
    kind: 'answer',
    answers: ['A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-'],
    format: orMissing,
    readBy: 'free',
    counts: true,
    label: ['blood group', 'रक्तगट'],
  },
  scan_tone_id: {
    column: 'skin_tone_id',
    kind: 'choice',
    list: 'SKIN_TONE',
    readBy: 'free',
    counts: true,
    label: ['skin tone', 'रंग'],
  },
  diet_id: { column: 'diet_id', kind: 'choice', list: 'DIET', readBy: 'free', counts: true, label: ['diet', 'आहार'] },
} as const satisfies FieldTable

const work = {
  education_courses: {
    column: 'education',
    kind: 'text',
    max: 135,
    long: true,
    readBy: 'free',
    bothScripts: 'text',
    required: 'always',
    counts: true,
    label: ['education', 'शिक्षण'],
  },
  education_group_id: {
    column: 'education_group_id',
    kind: 'choice',
    list: 'EDUCATION_GROUP',
    readBy: 'self',
    required: 'always',
    label: ['education group', 'शिक्षणाचा गट'],
  },
  occupation_type_id: {
    column: 'occupation_type_id',
    kind: 'choice',
    list: 'OCCUPATION_TYPE',
    readBy: 'self',
    counts: true,
    label: ['occupation type', 'व्यवसायाचा प्रकार'],
  },
  occupation_details: {
    column: 'occupation',
    kind: 'text',
    max: 48,
    readBy: 'free',
    bothScripts: 'text',
    counts: true,
    label: ['occupation details', 'व्यवसायाचा तपशील'],
  },
  annual_income: {
    column: 'annual_income',
    kind: 'amount',
    readBy: 'free',
    required: 'always',
    label: ['annual income', 'वार्षिक उत्पन्न'],
  },
  working_place_taluka_id: {
    column: 'work_location_id',
    kind: 'choice',
    list: 'work-location',
    readBy: 'free',
    required: 'registration',
    counts: true,
    label: ['work location', 'कामाचे ठिकाण'],
  },
  working_place_goan: {
    column: 'work_village',
    kind: 'text',
    max: 20,
    readBy: 'paid',
    bothScripts: 'place',
    required: 'registration',
    label: ['working area/gaon', 'कामाचा भाग/गाव'],
  },
  ready_to_move_abrod: {
    column: 'ready_to_move_abroad',
    kind: 'answer',
    answers: ['Y', 'N', 'UNDECIDED', 'ALREADY_IN'],
    format: formatAbroad,
    readBy: 'free',
    counts: true,
    label: ['ready to move abroad', 'परदेशी जाण्याची तयारी'],
  },
  other_info: {
    column: 'other_info',
    kind: 'text',
    max: 45,
    long: true,
    readBy: 'free',
    bothScripts: 'text',
    label: ['other information', 'इतर माहिती'],
  },
} as const satisfies FieldTable

const horoscope = {
  birth_time: { column: 'birth_time', kind: 'time', readBy: 'free', counts: true, label: ['birth time', 'जन्मवेळ'] },
  birth_time_accuracy: {
    column: 'birth_time_accuracy',
    kind: 'answer',
    answers: ['EXACT', 'ABOUT_15', 'ABOUT_30', 'ABOUT_60'],
    format: formatBirthAccuracy,
    readBy: 'free',
    label: ['accuracy of the birth time', 'जन्मवेळेची अचूकता'],
  },
  birth_district_id: {
    column: 'birth_district_id',
    kind: 'choice',
    list: 'district',
    readBy: 'free',
    counts: true,
    label: ['birth district', 'जन्माचा जिल्हा'],
  },
  birth_place_id: {
    column: 'birth_place_id',
    kind: 'choice',
    list: 'birth-place',
    readBy: 'free',
    label: ['birth town or city abroad', 'जन्माचे गाव किंवा परदेशातील शहर'],
  },
  is_mangal: {
    column: 'mangal',
    kind: 'answer',
    answers: ['Y', 'N', 'SOUMYA', 'NIRDOSH', 'NOT_KNOWN'],
    format: formatMangal,
    readBy: 'free',
    counts: true,
    label: ['Mangal', 'मंगळ'],
  },
  raas_id: { column: 'raas_id', kind: 'choice', list: 'RAAS', readBy: 'free', label: ['raas', 'रास'] },
  nakshatra_id: {
    column: 'nakshatra_id',
    kind: 'choice',
    list: 'NAKSHTRA',
    readBy: 'free',
    counts: true,
    label: ['nakshatra', 'नक्षत्र'],
  },
  charan_id: {
    column: 'charan_id',
    kind: 'choice',
    list: 'CHARAN',
    readBy: 'free',
    counts: true,
    label: ['charan', 'चरण'],
  },
  gan_id: { column: 'gan_id', kind: 'choice', list: 'GAN', readBy: 'free', label: ['gan', 'गण'] },
  nadi_id: { column: 'nadi_id', kind: 'choice', list: 'NADI', readBy: 'free', label: ['nadi', 'नाडी'] },
} as const satisfies FieldTable

const lineage = {
  devak_id: {
    column: 'devak_id',
    kind: 'choice',
    list: 'DEVAK',
    asText: true,
    readBy: 'free',
    counts: true,
    label: ['devak', 'देवक'],
  },
  kuldaivat: {
    column: 'kuldaivat',
    kind: 'text',
    max: 60,
    readBy: 'free',
    bothScripts: 'place',
    label: ['kuldaivat', 'कुलदैवत'],
  },
  gotra: { column: 'gotra', kind: 'text', max: 30, readBy: 'free', bothScripts: 'place', label: ['gotra', 'गोत्र'] },
} as const satisfies FieldTable

const residence = {
  contact_full_name: {
    column: 'contact_full_name',
    kind: 'private',
    max: 55,
    readBy: 'self',
    bothScripts: 'name',
    counts: true,
    label: ['contact person', 'संपर्कासाठी व्यक्ती'],
  },
  address: { column: 'address', kind: 'private', max: 60, long: true, readBy: 'self', label: ['address', 'पत्ता'] },
  state_id: { column: 'state_id', kind: 'choice', list: 'state', readBy: 'self', label: ['state', 'राज्य'] },
  district_id: {
    column: 'district_id',
    kind: 'choice',
    list: 'district',
    readBy: 'self',
    label: ['district of residence', 'निवासाचा जिल्हा'],
  },
  taluka_id: {
    column: 'taluka_id',
    kind: 'choice',
    list: 'taluka',
    readBy: 'self',
    label: ['taluka of residence', 'निवासाचा तालुका'],
  },
  goan: {
    column: 'village',
    kind: 'text',
    max: 20,
    readBy: 'self',
    bothScripts: 'place',
    required: 'registration',
    label: ['family residence area/gaon', 'कुटुंबाच्या निवासाचा भाग/गाव'],
  },
  email: { column: 'email', kind: 'email', max: 32, readBy: 'self', label: ['family email', 'कुटुंबाचा ई-मेल'] },
} as const satisfies FieldTable

const parents = {
  father_occuption: {
    column: 'father_occupation',
    kind: 'text',
    max: 30,
    readBy: 'free',
    bothScripts: 'text',
    counts: true,
    label: ['father’s occupation', 'वडिलांचा व्यवसाय'],
  },
  father_occuption_place: {
    column: 'father_work_place',
    kind: 'text',
    max: 20,
    readBy: 'paid',
    bothScripts: 'place',
    label: ['father’s place of work', 'वडिलांच्या कामाचे ठिकाण'],
  },
  mother_occuption: {
    column: 'mother_occupation',
    kind: 'text',
    max: 20,
    readBy: 'free',
    bothScripts: 'text',
    counts: true,
    label: ['mother’s occupation', 'आईचा व्यवसाय'],
  },
  mother_occuption_place: {
    column: 'mother_work_place',
    kind: 'text',
    max: 20,
    readBy: 'paid',
    bothScripts: 'place',
    label: ['mother’s place of work', 'आईच्या कामाचे ठिकाण'],
  },
} as const satisfies FieldTable

const mama = {
  mama_surname: {
    column: 'maternal_uncle_surname',
    kind: 'text',
    max: 25,
    readBy: 'free',
    bothScripts: 'name',
    counts: true,
    label: ['maternal uncle’s surname', 'मामांचे आडनाव'],
  },
  mama_native_place: {
    column: 'maternal_uncle_village',
    kind: 'text',
    max: 20,
    readBy: 'paid',
    bothScripts: 'place',
    label: ['maternal uncle’s village', 'मामांचे मूळ गाव'],
  },
  mama_taluka_place: {
    column: 'maternal_uncle_taluka',
    kind: 'text',
    max: 20,
    readBy: 'paid',
    bothScripts: 'place',
    label: ['maternal uncle’s taluka', 'मामांचा तालुका'],
  },
} as const satisfies FieldTable

/** Fields of `members`, by their names on the wire, in the order of the form. */
export const memberFields = { ...names, ...native, ...looks, ...work, ...horoscope, ...lineage } as const
/** Fields of `family_details`, on the wire within the object of that name. */
export const familyFields = { ...residence, ...parents, ...mama } as const

/** Fields of `expectations`, on the wire within `expectation`: its texts, because the rest of it are lists and spans. */
export const expectationFields = {
  occupation_other_expectations: {
    column: 'other_expectations',
    kind: 'text',
    max: 80,
    long: true,
    readBy: 'free',
    bothScripts: 'text',
    label: ['other expectations', 'इतर अपेक्षा'],
  },
} as const satisfies FieldTable

export type MemberField = keyof typeof memberFields
type FamilyPath<F extends string> = `family_details.${F}`
export type ProfilePath = MemberField | FamilyPath<keyof typeof familyFields>

const ofMember = <F extends MemberField>(group: Readonly<Record<F, ProfileField>>) => Object.keys(group) as F[]
const ofFamily = <F extends keyof typeof familyFields>(group: Readonly<Record<F, ProfileField>>) =>
  Object.keys(group).map(name => `family_details.${name}`) as FamilyPath<F>[]

/** The paths of each group of the edit form, in its order. */
export const fieldGroups = {
  names: ofMember(names),
  native: ofMember(native),
  looks: ofMember(looks),
  work: ofMember(work),
  horoscope: ofMember(horoscope),
  lineage: ofMember(lineage),
  residence: ofFamily(residence),
  parents: ofFamily(parents),
  mama: ofFamily(mama),
} as const

const familyByPath = Object.fromEntries(
  Object.entries(familyFields).map(([name, field]) => [`family_details.${name}`, field]),
) as Record<FamilyPath<keyof typeof familyFields>, ProfileField>
/** All fields by their paths. */
export const profileFields: Readonly<Record<ProfilePath, ProfileField>> = { ...memberFields, ...familyByPath }
export const profilePaths = Object.keys(profileFields) as ProfilePath[]

/** The name under which others read a field: a choice by its name, not by its id. */
export const readName = (name: string, { kind }: ProfileField): string =>
  kind === 'choice' ? name.replace(/_id$/, '') : name

type ExpectationPath = `expectation.${keyof typeof expectationFields}`
export type FieldPath = ProfilePath | ExpectationPath
const expectationByPath = Object.fromEntries(
  Object.entries(expectationFields).map(([name, field]) => [`expectation.${name}`, field]),
) as Record<ExpectationPath, ProfileField>
/** The same with those of the expectations, which no register has to import, and which stand among lists wherever they are read. */
export const fieldsByPath: Readonly<Record<FieldPath, ProfileField>> = { ...profileFields, ...expectationByPath }
export const fieldPaths = Object.keys(fieldsByPath) as FieldPath[]
export const isFieldPath = (path: string): path is FieldPath => Object.hasOwn(fieldsByPath, path)

export const isProfilePath = (path: string): path is ProfilePath => Object.hasOwn(profileFields, path)

/** Whether a field takes a whole row. */
export function isLongField(path: ProfilePath): boolean {
  const field = profileFields[path]
  return 'long' in field && field.long === true
}

/** A row of a profile or of the print: a field under its own label, or several under one label. */
export type BlockRow = ProfilePath | { label: keyof typeof biodataLabelPairs; of: readonly ProfilePath[] }
type Blocks = Readonly<Record<string, readonly BlockRow[]>>

/** What a profile shows, block by block. A viewer who may not read any part of a row sees no row. */
export const profileBlocks = {
  personal: [
    { label: 'surname', of: ['last_name'] },
    'marital_status_id',
    'dob',
    'height',
    'body_structure_id',
    'blood_group',
    'scan_tone_id',
    'diet_id',
  ],
  work: [
    'education_courses',
    'occupation_details',
    'annual_income',
    { label: 'workLocation', of: ['working_place_taluka_id', 'working_place_goan'] },
    'ready_to_move_abrod',
    'other_info',
  ],
  patrika: [
    { label: 'birthTime', of: ['birth_time', 'birth_time_accuracy'] },
    'birth_district_id',
    'birth_place_id',
    'is_mangal',
    'raas_id',
    'nakshatra_id',
    'charan_id',
    'nadi_id',
    'gan_id',
    'devak_id',
    'kuldaivat',
    'gotra',
  ],
  native: [
    { label: 'village', of: ['native_place_goan'] },
    { label: 'taluka', of: ['native_place_taluka_id'] },
    { label: 'district', of: ['native_place_district_id'] },
  ],
  parents: [
    { label: 'father', of: ['family_details.father_occuption', 'family_details.father_occuption_place'] },
    { label: 'mother', of: ['family_details.mother_occuption', 'family_details.mother_occuption_place'] },
  ],
  mama: [
    { label: 'surname', of: ['family_details.mama_surname'] },
    { label: 'nativePlace', of: ['family_details.mama_native_place'] },
    { label: 'taluka', of: ['family_details.mama_taluka_place'] },
  ],
} as const satisfies Blocks

/** What is printed, in the order that families know from paper. */
export const printedBlocks = {
  personal: [
    'dob',
    'height',
    'marital_status_id',
    'blood_group',
    'scan_tone_id',
    'body_structure_id',
    'diet_id',
    'education_courses',
    'occupation_details',
    'annual_income',
    { label: 'workLocation', of: ['working_place_goan', 'working_place_taluka_id'] },
    'ready_to_move_abrod',
    'other_info',
  ],
  patrika: [
    { label: 'birthTime', of: ['birth_time', 'birth_time_accuracy'] },
    'birth_district_id',
    'birth_place_id',
    'raas_id',
    'nakshatra_id',
    'charan_id',
    'nadi_id',
    'gan_id',
    'devak_id',
    'kuldaivat',
    'gotra',
    'is_mangal',
  ],
  home: [
    { label: 'native', of: ['native_place_goan', 'native_place_taluka_id', 'native_place_district_id'] },
    { label: 'father', of: ['family_details.father_occuption', 'family_details.father_occuption_place'] },
    { label: 'mother', of: ['family_details.mother_occuption', 'family_details.mother_occuption_place'] },
  ],
  mama: [
    {
      label: 'mama',
      of: ['family_details.mama_surname', 'family_details.mama_native_place', 'family_details.mama_taluka_place'],
    },
  ],
} as const satisfies Blocks
