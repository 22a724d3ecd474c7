import { z } from 'zod'
import { callerRequestKinds } from '#domain/office.ts'
import { photoPrivacies } from '#domain/photo-privacy.ts'
import { type ExpectationList, expectationListNames } from './choice-lists.ts'
import { editedProfile, patrikaAnswers } from './edited-profile.ts'
import { endpoint } from './endpoint.ts'
import { broken } from './field-words.ts'
import * as field from './fields.ts'
import { phoneTypes } from './phone-types.ts'
import { familyFields, memberFields } from './profile-fields.ts'
import { ownShape } from './profile-schemas.ts'

const yesNo = z.enum(['Y', 'N'])
const nullableText = z.string().nullable()
const nullableNumber = z.number().nullable()
const nullableName = z.object({ name: z.string() }).nullable()

const ownSibling = z.object({
  name: z.string(),
  is_married: yesNo,
  education: z.string(),
  occupation: z.string(),
  working_place: z.string(),
  birth_year: nullableNumber,
  height: nullableNumber,
  gender: z.enum(['M', 'F']),
})
const ownRelative = z.object({ surname: z.string(), goan: z.string() })
const ownProperty = z.object({ uuid: z.guid(), details: z.string(), place: z.string() })
const ownPhone = z.object({
  uuid: z.guid(),
  type: z.enum(phoneTypes),
  phone: z.string(),
  custom_type_name: z.string(),
  is_whatsapp: yesNo,
  is_phone: yesNo,
  is_hidden: yesNo,
})

const ownFamily = z.object({
  ...ownShape(familyFields),
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
  occupation_other_expectations: z.string(),
  expected_educations: z.array(z.string()),
})

/** The member's own record, which `/user/me` gives to that member alone. */
export const currentMember = z.object({
  uuid: z.guid(),
  registration_no: z.string(),
  /** Sent back with a save, so that two pages at once do not write over each other. */
  version: z.number(),
  ...ownShape(memberFields),
  gender: z.enum(['M', 'F']),
  image: nullableText,
  /** The member is in no list, search or suggestion. */
  is_paused: yesNo,
  /** Who sees the member's photos. */
  photo_privacy: z.enum(photoPrivacies),
  mobile: z.string(),
  /** Whether the registered mobile is hidden from other members. */
  is_hidden_mobile: yesNo,
  mobile_country_code: z.string(),
  country_code: z.string(),
  email: z.string(),
  /** Without one, a code of `POST /user/code` is asked for in its place. */
  has_password: yesNo,
  /** The same as `devak_id`. */
  devak: nullableText,
  family_details: ownFamily,
  user_properties: z.array(ownProperty),
  expectation: ownExpectation,
  /** Filled for reading alone: a save reads these from `family_details` and `user_properties`. */
  relatives: z.array(ownRelative),
  family_members: z.array(ownSibling),
  properties: z.array(ownProperty),
  membership_start_date: nullableText,
  membership_end_date: nullableText,
  membership_plan: z.object({ plan_id: z.guid(), subscription_plan: z.object({ fee: z.number() }) }).nullable(),
  is_membership_subscribed: yesNo,
  is_verified_mobile: yesNo,
  is_verified_email: yesNo,
  /** The contacts that refused a message for good, so that the member can look at them. */
  unreachable: z.array(z.enum(['EMAIL', 'SMS'])),
  /** What somebody asked the office for in this member's name, and may be objected to until then. */
  waiting_request: z.object({ kind: z.enum(callerRequestKinds), takes_effect_at: z.string() }).nullable(),
  profile_percentage: z.number(),
  /** The fields that are missing for a whole profile, by their paths. */
  missing_fields: z.array(z.string()),
  opening_date: z.string(),
})
export type CurrentMember = z.output<typeof currentMember>

export const me = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'session',
  writes: false,
  input: z.object({}),
  output: currentMember,
})

export const editProfile = endpoint({
  method: 'PUT',
  path: '/edit/profile',
  access: 'member',
  writes: true,
  limits: ['saves'],
  input: editedProfile,
  output: z.object({ message: z.string(), version: z.number() }),
})

/** Deletes the profile of the caller. It leaves every list at once and cannot be brought back. */
export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/user/me',
  access: 'member',
  writes: true,
  limits: ['password again'],
  input: z.strictObject({ password: field.password }),
  output: z.object({ message: z.string() }),
})

export const removeProperty = endpoint({
  method: 'DELETE',
  path: '/remove-property/:uuid',
  access: 'member',
  writes: true,
  input: z.object({ uuid: z.guid({ error: broken('malformed') }) }),
  output: z.object({ message: z.string(), version: z.number() }),
})
