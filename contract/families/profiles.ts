import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { flag, flags, lastUsed, marks, nullableText, photoWithheld } from '#contract/finding/summary.ts'
import { reasons } from '#contract/relations/pair.ts'
import { kinSigns } from '#domain/relations/kin.ts'
import { broken } from '../field-words.ts'
import { fit } from '../finding/fit.ts'
import { expectationFields, familyFields, memberFields } from '../profile-fields.ts'
import { readShape } from './profile-schemas.ts'
import {
  expectationForms,
  familyForms,
  formsReadBy,
  memberForms,
  ownForms,
  propertyForms,
  readForms,
  relativeForms,
  siblingForms,
} from './second-script.ts'

const relative = z.object({ surname: z.string(), second_script: readForms(['surname']) })
const property = z.object({ details: z.string(), second_script: readForms(['details']) })
const paidRelative = relative.extend({ goan: z.string(), second_script: ownForms(relativeForms) })
const paidProperty = property.extend({ place: z.string(), second_script: ownForms(propertyForms) })
const sibling = z.object({
  name: z.string(),
  is_married: z.enum(['Y', 'N']),
  education: z.string(),
  occupation: z.string(),
  working_place: z.string(),
  birth_year: z.number().nullable(),
  height: z.number().nullable(),
  gender: z.enum(['M', 'F']),
  second_script: ownForms(siblingForms),
})
const familyDetails = {
  free: z.object({
    ...readShape(familyFields, 'free'),
    second_script: readForms(formsReadBy(familyForms, 'free')),
    relatives: z.array(relative),
  }),
  paid: z.object({
    ...readShape(familyFields, 'free'),
    ...readShape(familyFields, 'paid'),
    second_script: readForms(formsReadBy(familyForms, 'free', 'paid')),
    relatives: z.array(paidRelative),
    family_members: z.array(sibling),
  }),
}

export const expectation = z
  .object({
    marital_status: z.array(z.string()),
    birth_year_from: z.number().nullable(),
    birth_year_to: z.number().nullable(),
    height_from: z.number().nullable(),
    height_to: z.number().nullable(),
    patrika_match: z.enum(['Y', 'N', 'ALL']).nullable(),
    ...readShape(expectationFields, 'free'),
    second_script: readForms(formsReadBy(expectationForms, 'free')),
    working_country: z.array(z.string()),
    working_city: z.array(z.string()),
    family_residence: z.array(z.string()),
    native_district: z.array(z.string()),
  })
  .nullable()

const profile = z.object({
  uuid: z.guid(),
  registration_no: z.string(),
  ...readShape(memberFields, 'free'),
  second_script: readForms(formsReadBy(memberForms, 'free')),
  gender: z.enum(['M', 'F']),
  user_images: z.array(z.object({ image: z.string() })),
  ...photoWithheld,
  ...marks,
  ...lastUsed,
  /** Since when nobody has seen this family here, where lists no longer show it. Absent where the last use is. */
  not_seen_since: nullableText.optional(),
  /** 0 when a birth detail is missing; the breakdown names the missing detail. */
  patrika_gun: z.number(),
  patrika_known: z.boolean(),
  expectation,
  fit: fit.nullable(),
  /** The other way round: which of the viewer's wishes this family meets. */
  our_fit: fit.nullable(),
  /** The signs by which the viewer's family and this one may be related, from what the viewer may read. */
  kin: z.array(z.enum(kinSigns)),
  handPicked: flag,
  handPicked_date: nullableText,
  ...flags,
  ...reasons,
})

const freeProfile = profile.extend({
  family_details: familyDetails.free,
  relatives: z.array(relative),
  user_properties: z.array(property),
  properties: z.array(property),
})
const paidProfile = profile.extend({
  ...readShape(memberFields, 'paid'),
  second_script: readForms(formsReadBy(memberForms, 'free', 'paid')),
  family_details: familyDetails.paid,
  relatives: z.array(paidRelative),
  family_members: z.array(sibling),
  user_properties: z.array(paidProperty),
  properties: z.array(paidProperty),
})
export type FreeProfile = z.output<typeof freeProfile>
export type PaidProfile = z.output<typeof paidProfile>
export const profileSchemas = { free: freeProfile, paid: paidProfile, self: paidProfile }

/**
 * Opening a profile records a visit, so the call writes. The own uuid shows the own profile, whether or not `type` says
 * SELF. `ahead` prefetches a profile that the viewer may open next, and records no visit.
 */
export const profileDetail = endpoint({
  method: 'GET',
  path: '/profile-detail/:uuid',
  access: 'member',
  writes: true,
  limits: ['profiles', 'profiles ahead'],
  input: z.object({
    uuid: z.guid({ error: broken('malformed') }),
    type: z.string().max(20).optional(),
    activity_id: z.guid({ error: broken('malformed') }).optional(),
    ahead: z.literal('1', { error: broken('malformed') }).optional(),
  }),
  output: profileSchemas,
})
