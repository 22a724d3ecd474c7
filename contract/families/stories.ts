import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { wholeListOf } from '../paging.ts'
import { readIn } from './consents.ts'
import { readForms } from './second-script.ts'

export const leavingReasons = ['FOUND_HERE', 'FOUND_ELSEWHERE', 'OTHER'] as const
export type LeavingReason = (typeof leavingReasons)[number]

const registrationNo = z
  .string({ error: broken('required', 'registration_no') })
  .trim()
  .min(1, { error: broken('required', 'registration_no') })
  .max(maxLength.registration_no, { error: broken('max_length', maxLength.registration_no) })
const uuid = z.guid({ error: broken('malformed') })

/** Which version of the consent to a story was read. Without it, the one in force. */
const consentVersion = z.number().int().positive().max(1000).optional()

/** Finds the partner of a story by the whole profile ID. `gender` is ignored: the session decides. */
export const searchPartner = endpoint({
  method: 'GET',
  path: '/search-by-id',
  access: 'member',
  writes: false,
  limits: ['search by id'],
  input: z.object({ registration_no: registrationNo, gender: field.gender.optional() }),
  output: wholeListOf(
    z.object({
      first_name: z.string(),
      last_name: z.string(),
      second_script: readForms(['first_name', 'last_name']),
      registration_no: z.string(),
    }),
  ),
})

/** The form of each reason. A story is read by everybody once it is published, a comment by staff alone. */
export const storyForms = {
  FOUND_HERE: z.object({
    registration_no: registrationNo,
    partner_first_name: field.personName('partner_first_name', maxLength.first_name),
    partner_last_name: field.optionalPersonName(maxLength.last_name),
    city: field.textOthersRead('city', maxLength.city),
    words: field.storyWords,
    wedding_year: field.weddingYear,
  }),
  FOUND_ELSEWHERE: z.object({ comment: field.leavingComment }),
  OTHER: z.object({ comment: field.leavingComment }),
} as const

/** Why the member leaves. Where the partner was found here, the story waits for the partner's word and for the office. */
export const tellStory = endpoint({
  method: 'POST',
  path: '/user-success-story',
  access: 'member',
  writes: true,
  limits: ['search by id', 'password again'],
  input: z.strictObject({
    /** Where it is sent it is checked before anything is written, for a page that goes on to delete the profile. */
    password: field.password.optional(),
    type: z.enum(leavingReasons, { error: broken('select', 'leaving_reason') }),
    registration_no: z.string().max(100).optional(),
    partner_first_name: z.string().max(250).optional(),
    partner_last_name: z.string().max(250).optional(),
    city: z.string().max(250).optional(),
    words: z.string().max(4000).optional(),
    wedding_year: z.string().max(20).optional(),
    comment: z.string().max(4000).optional(),
    consent_version: consentVersion,
    consent_language: readIn.optional(),
  }),
  /** `uuid` is the story, or the member's own id where there is none. `is_confirmed` says that the partner told it before. */
  output: z.object({ message: z.string(), uuid: z.guid(), is_confirmed: z.union([z.literal(0), z.literal(1)]) }),
})

export const addStoryPhoto = endpoint({
  method: 'POST',
  path: '/success-story/upload-image',
  access: 'member',
  writes: true,
  limits: ['uploads'],
  file: 'image',
  input: z.strictObject({ uuid }),
  output: z.object({ message: z.string() }),
})

const storyStates = ['WAITING', 'CONFIRMED', 'DENIED'] as const
export type StoryState = (typeof storyStates)[number]

const person = z.object({ first_name: z.string(), last_name: z.string(), registration_no: z.string() })
const storyQuestion = z.object({
  uuid: z.guid(),
  state: z.enum(storyStates),
  groom: person,
  bride: person,
  city: z.string(),
  words: z.string(),
  wedding_year: z.number().nullable(),
  /** A link that ends within two hours. */
  image: z.string().nullable(),
})
export type StoryQuestion = z.output<typeof storyQuestion>

/** The story that another member told of both. Its partner alone reads it here. */
export const storyToConfirm = endpoint({
  method: 'GET',
  path: '/success-story/:uuid',
  access: 'member',
  writes: false,
  input: z.object({ uuid }),
  output: storyQuestion,
})

export const answerStory = endpoint({
  method: 'PUT',
  path: '/success-story/answer',
  access: 'member',
  writes: true,
  input: z.strictObject({
    uuid,
    answer: z.enum(['CONFIRM', 'NOT_TRUE'], { error: broken('malformed') }),
    consent_version: consentVersion,
    consent_language: readIn.optional(),
  }),
  output: z.object({ message: z.string(), state: z.enum(storyStates) }),
})
