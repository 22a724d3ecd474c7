import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { registeredBy } from '../families/candidate-consent.ts'
import { registrationConsents } from '../families/consents.ts'
import { phoneTypes } from '../families/phone-types.ts'
import { registrationShape } from '../families/profile-schemas.ts'
import { familyForms, memberForms, strictForms } from '../families/second-script.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { familyFields, memberFields } from '../profile-fields.ts'
import { longerCode, sentTo } from './codes.ts'
import { device } from './login.ts'

const { first_name, middle_name, last_name, native_place_goan, education_courses, working_place_goan } = memberForms
/** The fields of a registration with a second form. */
export const registrationForms = {
  first_name,
  middle_name,
  last_name,
  native_place_goan,
  education_courses,
  working_place_goan,
  goan: familyForms.goan,
}

export const registration = z.strictObject({
  ...registrationShape(memberFields),
  middle_name: field.optionalPersonName(maxLength.middle_name),
  gender: field.gender,
  dob_validate: z.string().max(10).optional(),
  family_residence_taluka_id: field.optionalChoice(),
  ...registrationShape(familyFields),
  second_script: strictForms(registrationForms),
  email: field.optionalEmail,
  /** Y where the family says that it has none. Codes then go to the mobile alone. */
  no_email: z.literal('Y', { error: broken('malformed') }).optional(),
  mobile: field.mobileDigits,
  mobile_number: z.string().trim().max(20).default(''),
  mobile_country_code: field.dialCode.default('+91'),
  country_code: field.countryCode.default('in'),
  /** Empty for a family that logs in by codes. */
  password: field.optionalPassword,
  /** Who fills the form in. */
  registered_by: registeredBy.optional(),
  /** Whose number the mobile is. Without this field it is the candidate's. */
  mobile_type: z.enum(phoneTypes, { error: broken('select', 'mobile_type') }).optional(),
  /** What the family agreed to on the page. A family that sends none is asked on its first screen. */
  consents: registrationConsents,
  /** Ignored: the photo follows in a separate call. */
  images: z.unknown().optional(),
})

/** An address that was merely forgotten is asked for. No SMS goes abroad, so a number there needs one beside it. */
const mayLackEmail = (sent: { no_email?: 'Y' | undefined; mobile_country_code: string }): boolean =>
  sent.no_email === 'Y' && sent.mobile_country_code === '+91'

const signedUp = z.object({
  id: z.guid(),
  message: z.string(),
  sent_to: sentTo,
  code_length: longerCode,
  warning: z.string().optional(),
})

export const signup = endpoint({
  method: 'POST',
  path: '/user/signup',
  access: 'public',
  writes: true,
  limits: ['signups', 'signup', 'codes to'],
  /** `mobile_number` serves where `mobile` is empty. */
  input: registration
    .extend({ mobile: field.optionalMobileDigits })
    // Checked whatever else is wrong, so that one refusal names every field.
    .refine(sent => sent.email !== '' || mayLackEmail(sent), {
      path: ['email'],
      error: broken('required', 'email'),
      when: () => true,
    }),
  /**
   * A person who is logged in and sends their own verified number registers another son or daughter: no code follows, and
   * `waits` says whether our office looks at the profile before it opens.
   */
  output: signedUp.extend({ access_token: z.string(), device, waits: z.enum(['Y', 'N']).optional() }),
})

/** Corrects a registration that has verified nothing yet, for a family that mistyped its number. */
export const correctSignup = endpoint({
  ...signup,
  method: 'PUT',
  access: 'session',
  limits: ['correct signup', 'signups', 'signup', 'codes to'],
  output: signedUp,
})
