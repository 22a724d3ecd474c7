import { z } from 'zod'
import { type Mangal, mangalName } from '#domain/kundali/names.ts'
import {
  degreesExpected,
  phonesPerFamily,
  propertiesPerFamily,
  relativesPerFamily,
  siblingsPerFamily,
} from '#domain/limits.ts'
import { type ExpectationList, expectationListNames } from './choice-lists.ts'
import * as edited from './edited-fields.ts'
import { broken } from './field-words.ts'
import * as field from './fields.ts'
import { maxLength } from './max-length.ts'
import { phoneTypes } from './phone-types.ts'

export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-'] as const
export const abroadAnswers = ['Y', 'N', 'UNDECIDED', 'ALREADY_IN'] as const
export const mangalAnswers = Object.keys(mangalName) as [Mangal, ...Mangal[]]
export const patrikaAnswers = ['Y', 'N', 'ALL'] as const

/** A form sends its empty places along. A place counts as filled when one of these fields holds something. */
const withoutEmptyPlaces =
  (...names: readonly string[]) =>
  (rows: unknown) =>
    Array.isArray(rows)
      ? rows.filter(row => typeof row !== 'object' || row === null || names.some(name => isFilled(row[name])))
      : rows
const isFilled = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')

const rows = <T extends z.ZodType>(row: T, most: number, ...names: readonly string[]) =>
  z
    .preprocess(
      withoutEmptyPlaces(...names),
      z.array(row, { error: broken('malformed') }).max(most, { error: broken('too_many', most) }),
    )
    .optional()

/** Of what was saved before. A row without one is new. */
const savedId = z.guid({ error: broken('malformed') }).optional()

export const editedSibling = z.object({
  name: field.textOthersRead('family_members.name', maxLength['family_members.name']),
  gender: z.enum(['M', 'F'], { error: broken('select', 'family_members.gender') }),
  is_married: edited.yesNo.default('N'),
  education: edited.publicText(maxLength['family_members.education']),
  occupation: edited.publicText(maxLength['family_members.occupation']),
  working_place: edited.publicText(maxLength['family_members.working_place']),
  birth_year: edited.optionalYear,
  height: edited.optionalHeight('family_members.height'),
})

export const editedProperty = z.object({
  uuid: savedId,
  details: field.textOthersRead('details', maxLength.details),
  place: edited.publicText(maxLength.place),
})

const editedPhone = z.object({
  uuid: savedId,
  type: z.enum(phoneTypes, { error: broken('select', 'type') }),
  phone: edited.familyPhone,
  custom_type_name: edited.publicText(maxLength.custom_type_name),
  is_whatsapp: edited.yesNo.default('N'),
  is_phone: edited.yesNo.default('Y'),
})

const editedRelative = z.object({
  surname: edited.publicText(maxLength['relatives.surname']),
  goan: edited.publicText(maxLength['relatives.goan']),
})

const firstRelatives = (relatives: unknown) =>
  Array.isArray(relatives)
    ? (withoutEmptyPlaces('surname', 'goan')(relatives) as unknown[]).slice(0, relativesPerFamily)
    : relatives

const editedFamily = z.object({
  contact_full_name: edited.privateText(maxLength.contact_full_name),
  address: edited.privateText(maxLength.address),
  goan: edited.publicText(maxLength.goan),
  district_id: edited.optionalListChoice,
  taluka_id: edited.optionalListChoice,
  state_id: edited.optionalListChoice,
  email: edited.familyEmail,
  father_occuption: edited.publicText(maxLength.father_occuption),
  father_occuption_place: edited.publicText(maxLength.father_occuption_place),
  mother_occuption: edited.publicText(maxLength.mother_occuption),
  mother_occuption_place: edited.publicText(maxLength.mother_occuption_place),
  mama_surname: edited.publicText(maxLength.mama_surname),
  mama_native_place: edited.publicText(maxLength.mama_native_place),
  mama_taluka_place: edited.publicText(maxLength.mama_taluka_place),
  relatives: z.preprocess(firstRelatives, z.array(editedRelative, { error: broken('malformed') })).optional(),
  familty_phone_numbers: rows(editedPhone, phonesPerFamily, 'phone'),
  family_members: rows(editedSibling, siblingsPerFamily, 'name', 'education', 'occupation', 'working_place'),
})

const wishes = Object.fromEntries(expectationListNames.map(name => [name, edited.choices])) as Record<
  ExpectationList,
  typeof edited.choices
>
const editedExpectation = z.object({
  ...wishes,
  birth_year_from: edited.optionalYear,
  birth_year_to: edited.optionalYear,
  height_from: edited.optionalHeight('height_from'),
  height_to: edited.optionalHeight('height_to'),
  patrika_match: edited.answer(patrikaAnswers),
  occupation_other_expectations: edited.publicText(maxLength.occupation_other_expectations),
  /** Degrees in the family's own words; the education groups are a list of their own. */
  expected_educations: z
    .array(field.textOthersRead('expectation.expected_educations', maxLength.expected_educations), {
      error: broken('malformed'),
    })
    .max(degreesExpected, { error: broken('too_many', degreesExpected) })
    .optional(),
})

/**
 * A biodata as its owner saves it. What it does not name is dropped: the page sends the whole profile back, with the
 * registration number, the gender, the contacts and the plan, and none of those is changed by it.
 */
export const editedProfile = z.object({
  /** The version that the page has read. A newer one in the database refuses the save; without it the last save wins. */
  version: z.coerce
    .number({ error: broken('malformed') })
    .int({ error: broken('malformed') })
    .optional(),
  first_name: field.personName('first_name', maxLength.first_name),
  middle_name: edited.middleName,
  last_name: field.personName('last_name', maxLength.last_name),
  dob: field.birthDate,
  marital_status_id: field.choice('marital_status_id'),
  height: field.height,
  native_place_district_id: field.choice('native_place_district_id'),
  native_place_taluka_id: edited.optionalListChoice,
  native_place_goan: edited.publicText(maxLength.native_place_goan),
  body_structure_id: edited.optionalListChoice,
  blood_group: edited.answer(bloodGroups),
  scan_tone_id: edited.optionalListChoice,
  diet_id: edited.optionalListChoice,
  education_courses: field.textOthersRead('education_courses', maxLength.education_courses),
  education_group_id: field.choice('education_group_id'),
  occupation_type_id: edited.optionalListChoice,
  occupation_details: edited.publicText(maxLength.occupation_details),
  annual_income: field.annualIncome,
  working_place_taluka_id: edited.optionalListChoice,
  working_place_goan: edited.publicText(maxLength.working_place_goan),
  ready_to_move_abrod: edited.answer(abroadAnswers),
  other_info: edited.publicText(maxLength.other_info),
  birth_time: edited.birthTime,
  birth_district_id: edited.optionalListChoice,
  is_mangal: edited.answer(mangalAnswers),
  raas_id: edited.optionalListChoice,
  nakshatra_id: edited.optionalListChoice,
  charan_id: edited.optionalListChoice,
  gan_id: edited.optionalListChoice,
  nadi_id: edited.optionalListChoice,
  devak_id: edited.optionalListChoice,
  /** A copy of `devak_id`, read where that is not sent. */
  devak: edited.optionalListChoice,
  family_details: editedFamily.optional(),
  user_properties: rows(editedProperty, propertiesPerFamily, 'details', 'place'),
  expectation: editedExpectation.optional(),
})
export type EditedProfile = z.output<typeof editedProfile>
/** The same before it is read, as a page sends it. */
export type SentProfile = z.input<typeof editedProfile>
