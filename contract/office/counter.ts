import { z } from 'zod'
import { sentTo } from '#contract/access/codes.ts'
import { registration } from '#contract/access/sign-up.ts'
import { registrants } from '#domain/families/candidate-consent.ts'
import { endpoint } from '../endpoint.ts'
import { registeredBy } from '../families/candidate-consent.ts'
import { phoneTypes } from '../families/phone-types.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { officePayment } from '../money/payments.office.ts'
import { message, uuid } from './fields.ts'

const yesNo = z.enum(['Y', 'N'], { error: broken('malformed') })
const language = z.enum(['en', 'mr'], { error: broken('malformed') })

/** The form as it was typed so far. Only its own page reads it, so it has that page's names. */
const mostFields = 60
const draftForm = z
  .record(z.string().max(40), z.string().max(2000, { error: broken('max_length', 2000) }), {
    error: broken('malformed'),
  })
  .refine(form => Object.keys(form).length <= mostFields, { error: broken('malformed') })

/** The caller's own unfinished form, or null. */
export const counterDraft = endpoint({
  method: 'GET',
  path: '/office/counter',
  access: 'staff',
  writes: false,
  input: z.object({}),
  output: z.object({
    draft: z.object({ uuid, form: draftForm, saved_at: z.string() }).nullable(),
    /** Without SMS a family without an e-mail cannot be reached. */
    sends_sms: z.boolean(),
  }),
})

/** Stores what was typed. The registration sends its id, so that it happens once. */
export const saveCounterDraft = endpoint({
  method: 'PUT',
  path: '/office/counter',
  access: 'staff',
  writes: true,
  noAct: 'a draft is nothing yet',
  input: z.strictObject({ form: draftForm }),
  output: z.object({ uuid, saved_at: z.string() }),
})

export const discardCounterDraft = endpoint({
  method: 'DELETE',
  path: '/office/counter',
  access: 'staff',
  writes: true,
  noAct: 'a draft is nothing yet',
  input: z.strictObject({}),
  output: message,
})

const {
  password: _password,
  images: _images,
  dob_validate: _again,
  mobile_number: _number,
  no_email: _none,
  ...asOnTheSite
} = registration.shape

/** What a family at the counter tells: the registration of the site without a password, and without an e-mail where it has none. */
const counterRegistration = z.strictObject({
  ...asOnTheSite,
  draft: uuid,
  registered_by: registeredBy,
  mobile_type: z.enum(phoneTypes, { error: broken('select', 'mobile_type') }),
  /** The language in which the family reads the slip, and is written to. */
  language,
  /** The candidate stands here and signs the slip. A candidate who registers has agreed by that. */
  candidate_agrees: yesNo.default('N'),
  /** Another record holds the number and never verified it: staff say that it is another family. */
  is_other_family: yesNo.default('N'),
  /** The person who has verified the number registers another son or daughter. The code that they read out proves it. */
  is_same_person: yesNo.default('N'),
  payment: officePayment.optional(),
})

/** Registers a family at the counter with its payment. The same draft sent again answers with the member it became. */
export const registerAtCounter = endpoint({
  method: 'POST',
  path: '/office/counter',
  access: 'staff',
  writes: true,
  acts: ['registered_at_counter', 'payment_entered', 'upi_ordered'],
  limits: ['counter'],
  input: counterRegistration,
  output: z.object({ message: z.string(), uuid, registration_no: z.string() }),
})

/** What the slip says, and what is still to do at the counter. */
export const counterSlip = endpoint({
  method: 'GET',
  path: '/office/counter/:uuid',
  access: 'staff',
  writes: false,
  input: z.object({ uuid }),
  output: z.object({
    uuid,
    registration_no: z.string(),
    name: z.object({ en: z.string(), mr: z.string() }),
    registered_on: z.string(),
    registered_by: z.enum(registrants),
    language,
    /** Where codes for this family go: the end of its number, or its masked address. Null if the site can reach neither. */
    reached_by: z.object({ channel: sentTo, contact: z.string() }).nullable(),
    is_verified: z.boolean(),
    has_candidate_agreed: z.boolean(),
    photos: z.number(),
    may_add_photo: z.boolean(),
    plan: z.object({ name: z.string(), ends_on: z.string() }).nullable(),
    /** What is signed, and whom the family calls, in both languages: the slip is printed in either. */
    site: z.object({ en: z.string(), mr: z.string() }),
    address: z.string(),
    telephone: z.string(),
    family_sentences: z.object({ en: z.array(z.string()), mr: z.array(z.string()) }),
    candidate_sentence: z.object({ en: z.string(), mr: z.string() }),
  }),
})

/** A photo for a family that registered at the counter in the last days. */
export const addCounterPhoto = endpoint({
  method: 'POST',
  path: '/office/counter/photo',
  access: 'staff',
  writes: true,
  acts: ['counter_photo_added'],
  file: 'image',
  input: z.strictObject({ uuid }),
  output: message,
})

/** Sends a code to the number of a family that registered at the counter, which reads it out. */
export const sendCounterCode = endpoint({
  method: 'POST',
  path: '/office/counter/code',
  access: 'staff',
  writes: true,
  noAct: 'the code is an act once it is read out',
  limits: ['codes to'],
  input: z.strictObject({ uuid }),
  output: z.object({ message: z.string(), sent_to: sentTo }),
})

export const proveCounterCode = endpoint({
  method: 'PUT',
  path: '/office/counter/code',
  access: 'staff',
  writes: true,
  acts: ['number_confirmed'],
  limits: ['try'],
  input: z.strictObject({ uuid, code: field.otp }),
  output: message,
})
