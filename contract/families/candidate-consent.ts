import { z } from 'zod'
import { candidateAnswers, candidateCodeLength, hidingDays, registrants } from '#domain/families/candidate-consent.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { consentText, readableIn, readIn, textVersion } from './consents.ts'

export const registeredBy = z.enum(registrants, { error: broken('select', 'registered_by') })
const nullableText = z.string().nullable()

const ownState = z.object({
  /** Null for a profile that is older than this question. */
  registered_by: z.enum(registrants).nullable(),
  /** A no that is to look like no answer is not kept, and reads as NOT_YET. DECLINED is one that hid the profile at once. */
  state: z.enum(['UNKNOWN', 'NOT_YET', 'AGREED', 'DECLINED']),
  agreed_at: nullableText,
  /** The last day on which lists show the profile without a yes. */
  due_on: nullableText,
  /** The contact that was written to, with most of it hidden. */
  contact: nullableText,
  /** The candidate logs in, and is asked there and nowhere else. */
  has_login: z.enum(['Y', 'N']),
})
export type OwnCandidateState = z.output<typeof ownState>

/** Whether the candidate of the caller's profile has agreed. */
export const candidateState = endpoint({
  method: 'GET',
  path: '/candidate',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: ownState,
})

/** Says who registered the profile and, where that was somebody else, how the candidate is reached: by one of the two. */
export const askCandidate = endpoint({
  method: 'PUT',
  path: '/candidate',
  access: 'member',
  writes: true,
  limits: ['candidate asked', 'family invitation'],
  input: z.strictObject({
    registered_by: registeredBy,
    mobile: field.optionalMobileDigits,
    mobile_country_code: field.dialCode.default('+91'),
    email: z.union([z.literal(''), field.email]).default(''),
  }),
  output: ownState.extend({ message: z.string() }),
})

/** Opens the question to the candidate in the candidate's own session: the same page as behind a link, by a token of an hour. */
export const openOwnQuestion = endpoint({
  method: 'POST',
  path: '/candidate',
  access: 'member',
  writes: true,
  limits: ['candidate asked'],
  input: z.strictObject({}),
  output: z.object({ token: z.string() }),
})

const token = z.string({ error: broken('malformed') }).regex(/^[\w-]{20,64}$/, { error: broken('malformed') })

/** What the candidate is asked. Reading changes nothing, so that a mail scanner answers nothing. */
export const candidateQuestion = endpoint({
  method: 'GET',
  path: '/candidate-consent/:token',
  access: 'public',
  writes: false,
  limits: ['candidate links'],
  input: z.object({ token, language: readIn.optional() }),
  output: z.object({
    name: z.string(),
    registration_no: z.string(),
    registered_by: z.enum(registrants),
    registered_on: z.string(),
    photos: z.number(),
    /** What the candidate says yes to, and the languages in which it can be read. */
    consent: consentText.pick({ version: true, language: true, direction: true, sentence: true }),
    languages: readableIn,
    /** The last day on which lists show the profile without a yes. */
    due_on: z.string(),
    /**
     * Whether a no has hidden the profile, which can still become a yes. A no that looks like no answer is not shown here
     * either: others may hold this phone.
     */
    has_declined: z.boolean(),
  }),
})

export const answerCandidate = endpoint({
  method: 'POST',
  path: '/candidate-consent/:token',
  access: 'public',
  writes: true,
  limits: ['candidate links'],
  input: z.strictObject({
    token,
    answer: z.enum(candidateAnswers, { error: broken('malformed') }),
    /** When a no hides the profile: on the day on which silence would, or at once, which the family may notice. */
    hide: z.enum(hidingDays, { error: broken('malformed') }).default('ON_DUE_DAY'),
    /** What was read beside a yes. */
    consent_version: textVersion.optional(),
    consent_language: readIn.optional(),
  }),
  output: z.object({ message: z.string() }),
})

/** An SMS carries no link, so the candidate types number and code to get the token of the question. */
export const openByCandidateCode = endpoint({
  method: 'PUT',
  path: '/candidate-consent/code',
  access: 'public',
  writes: true,
  limits: ['candidate codes'],
  input: z.strictObject({
    mobile: field.mobileDigits,
    mobile_country_code: field.dialCode.default('+91'),
    code: z
      .string({ error: broken('required', 'otp') })
      .trim()
      .regex(new RegExp(`^\\d{${candidateCodeLength}}$`), { error: broken('wrong_code') }),
  }),
  output: z.object({ token: z.string() }),
})
