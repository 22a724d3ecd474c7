import { z } from 'zod'
import { bestTimes } from '#domain/families/best-times.ts'
import { expectationFields, familyFields, memberFields } from '../profile-fields.ts'
import { type ExpectationList, expectationListNames } from '../site/choice-lists.ts'
import { patrikaAnswers } from './edited-profile.ts'
import { phoneTypes } from './phone-types.ts'
import { ownShape } from './profile-schemas.ts'
import {
  expectationForms,
  familyForms,
  memberForms,
  ownForms,
  propertyForms,
  readForms,
  relativeForms,
  siblingForms,
} from './second-script.ts'

const yesNo = z.enum(['Y', 'N'])
const nullableNumber = z.number().nullable()
const nullableName = z.object({ name: z.string() }).nullable()

export const ownSibling = z.object({
  name: z.string(),
  is_married: yesNo,
  education: z.string(),
  occupation: z.string(),
  working_place: z.string(),
  birth_year: nullableNumber,
  height: nullableNumber,
  gender: z.enum(['M', 'F']),
  second_script: ownForms(siblingForms),
})
export const ownRelative = z.object({ surname: z.string(), goan: z.string(), second_script: ownForms(relativeForms) })
export const ownProperty = z.object({
  uuid: z.guid(),
  details: z.string(),
  place: z.string(),
  second_script: ownForms(propertyForms),
})
const ownPhone = z.object({
  uuid: z.guid(),
  type: z.enum(phoneTypes),
  phone: z.string(),
  custom_type_name: z.string(),
  is_whatsapp: yesNo,
  is_phone: yesNo,
  is_hidden: yesNo,
  best_time: z.enum(bestTimes).nullable(),
})

/** Whose number the registered mobile is, when it is best called, and before which number of the family it is shown. */
export const ownMobile = z.object({
  type: z.enum(phoneTypes),
  custom_type_name: z.string(),
  best_time: z.enum(bestTimes).nullable(),
  place: z.number(),
})

const ownFamily = z.object({
  ...ownShape(familyFields),
  second_script: ownForms(familyForms),
  taluka: nullableName,
  district: nullableName,
  relatives: z.array(ownRelative),
  familty_phone_numbers: z.array(ownPhone),
  family_members: z.array(ownSibling),
})

const ids = z.array(z.string())
const wishes = Object.fromEntries(expectationListNames.map(name => [name, ids])) as Record<ExpectationList, typeof ids>
/** The lists hold the ids of what was chosen: the edit form needs those, and finds the names in the lists. */
const ownExpectation = z.object({
  ...wishes,
  birth_year_from: nullableNumber,
  birth_year_to: nullableNumber,
  height_from: nullableNumber,
  height_to: nullableNumber,
  patrika_match: z.enum(patrikaAnswers).nullable(),
  ...ownShape(expectationFields),
  second_script: ownForms(expectationForms),
  expected_educations: z.array(z.string()),
})

/** What an edit form shows and a save may change. */
export const editableProfile = z.object({
  ...ownShape(memberFields),
  second_script: ownForms(memberForms),
  registered_mobile: ownMobile,
  candidate_waits: yesNo,
  family_details: ownFamily,
  user_properties: z.array(ownProperty),
  expectation: ownExpectation,
})
export type EditableProfile = z.output<typeof editableProfile>

/** The ways to reach a family that are part of its biodata. Staff read these by `revealContact` alone. */
export const familyContacts = ['contact_full_name', 'email', 'address', 'familty_phone_numbers'] as const
type FamilyContact = (typeof familyContacts)[number]
const contactKeys = Object.fromEntries(familyContacts.map(name => [name, true])) as Record<FamilyContact, true>
const isContact = (name: string) => familyContacts.some(contact => contact === name)
const contactForms = Object.keys(familyForms).filter(isContact) as Extract<keyof typeof familyForms, FamilyContact>[]
const otherForms = Object.keys(familyForms).filter(name => !isContact(name)) as Exclude<
  keyof typeof familyForms,
  FamilyContact
>[]
export const ownFamilyContacts = ownFamily.pick(contactKeys).extend({ second_script: readForms(contactForms) })
export const profileWithoutContacts = editableProfile.extend({
  family_details: ownFamily.omit(contactKeys).extend({ second_script: readForms(otherForms) }),
})

/** A record for an edit form, with the family's contacts or without them. */
export type EditedRecord = Omit<EditableProfile, 'family_details'> & {
  family_details: Omit<EditableProfile['family_details'], FamilyContact> &
    Partial<Pick<EditableProfile['family_details'], FamilyContact>>
}
