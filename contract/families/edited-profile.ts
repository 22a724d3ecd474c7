import { z } from 'zod'
import { bestTimes } from '#domain/families/best-times.ts'
import {
  degreesExpected,
  phonesPerFamily,
  propertiesPerFamily,
  relativesPerFamily,
  siblingsPerFamily,
} from '#domain/limits.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { mostOfColumn } from '../numbers.ts'
import { expectationFields, familyFields, memberFields } from '../profile-fields.ts'
import { type ExpectationList, expectationListNames } from '../site/choice-lists.ts'
import * as edited from './edited-fields.ts'
import { phoneTypes } from './phone-types.ts'
import { editShape } from './profile-schemas.ts'
import {
  expectationForms,
  familyForms,
  memberForms,
  propertyForms,
  relativeForms,
  sentForms,
  siblingForms,
} from './second-script.ts'

export const patrikaAnswers = ['Y', 'N', 'ALL'] as const

/** A form sends its empty rows too. A row counts as filled when one of these fields holds something. */
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

/** The id of a saved row. A row without one is new. */
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
  second_script: sentForms(siblingForms),
})

export const editedProperty = z.object({
  uuid: savedId,
  details: field.textOthersRead('details', maxLength.details),
  place: edited.publicText(maxLength.place),
  second_script: sentForms(propertyForms),
})

const editedPhone = z.object({
  uuid: savedId,
  type: z.enum(phoneTypes, { error: broken('select', 'type') }),
  phone: edited.familyPhone,
  custom_type_name: edited.publicText(maxLength.custom_type_name),
  is_whatsapp: edited.yesNo.default('N'),
  is_phone: edited.yesNo.default('Y'),
  best_time: edited.answer(bestTimes),
})

/** Whose number the registered mobile is. The number itself is changed by a code. */
const editedMobile = z.object({
  type: z.enum(phoneTypes, { error: broken('select', 'type') }).optional(),
  custom_type_name: edited.publicText(maxLength.custom_type_name),
  best_time: edited.answer(bestTimes),
})

const editedRelative = z.object({
  surname: edited.publicText(maxLength['relatives.surname']),
  goan: edited.publicText(maxLength['relatives.goan']),
  second_script: sentForms(relativeForms),
})

const firstRelatives = (relatives: unknown) =>
  Array.isArray(relatives)
    ? (withoutEmptyPlaces('surname', 'goan')(relatives) as unknown[]).slice(0, relativesPerFamily)
    : relatives

const editedFamily = z.object({
  ...editShape(familyFields),
  second_script: sentForms(familyForms),
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
  ...editShape(expectationFields),
  second_script: sentForms(expectationForms),
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
    .min(0, { error: broken('malformed') })
    .max(mostOfColumn - 1, { error: broken('malformed') })
    .optional(),
  ...editShape(memberFields),
  second_script: sentForms(memberForms),
  /** A copy of `devak_id`, read where that is not sent. */
  devak: edited.optionalListChoice,
  registered_mobile: editedMobile.optional(),
  /** Y shows the candidate's own numbers only after an accepted interest. Another number must then be shown. */
  candidate_waits: edited.yesNo.optional(),
  family_details: editedFamily.optional(),
  user_properties: rows(editedProperty, propertiesPerFamily, 'details', 'place'),
  expectation: editedExpectation.optional(),
})
export type EditedProfile = z.output<typeof editedProfile>
/** A biodata as a page sends it, before it is parsed. */
export type SentProfile = z.input<typeof editedProfile>
