import { z } from 'zod'
import { callerQuestions, callerRequestKinds } from '#domain/access/caller-requests.ts'
import { accessCodeLength, contactCodeLength } from '#domain/limits.ts'
import { codeChannels } from '#domain/telling/channels.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { officeAct } from '../office/act.ts'
import { message, reason, uuid } from '../office/fields.ts'

const channel = z.enum(codeChannels)
const code = (length: number) =>
  z
    .string({ error: broken('required', 'otp') })
    .trim()
    .regex(new RegExp(`^\\d{${length}}$`), { error: broken('wrong_code') })

/** What a caller has asked for and how far it is. It shows nothing of any contact but the end of the new one. */
const request = z.object({
  kind: z.enum(callerRequestKinds),
  way: z.enum(['CODES', 'ANSWERS']),
  /** The end of the new contact. Empty for a family that wants to leave. */
  to: z.string(),
  asked_at: z.string(),
  prove_until: z.string(),
  is_new_proven: z.boolean(),
  takes_effect_at: z.string().nullable(),
})

/** Not recorded as a read of staff, because it shows nothing of the family but how far its request is. */
export const callerRequest = endpoint({
  method: 'GET',
  path: '/office/members/:uuid/caller-request',
  access: 'staff',
  writes: false,
  input: z.object({ uuid }),
  output: z.object({
    open: request.nullable(),
    /** How the last request ended, if none is open. */
    last: z
      .object({
        kind: z.enum(callerRequestKinds),
        end: z.enum(['DONE', 'OBJECTED', 'CANCELLED']),
        at: z.string(),
      })
      .nullable(),
    /** The channels of the verified contacts that a code can reach now. */
    verified: z.array(channel),
    /** What may be asked of a caller who has no other verified contact. */
    questions: z.array(z.enum(callerQuestions)),
  }),
})

const begun = message.extend({ request, sent_to: z.array(channel) })

/** Sends a code to the new contact and one to another verified contact. Without another one, an ADMIN asks for answers. */
export const beginContactChange = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/contact-change',
  access: 'staff',
  writes: true,
  acts: ['contact_change_begun'],
  limits: ['codes to'],
  input: z.strictObject({
    uuid,
    reason,
    type: z.enum(['CHANGE_NUMBER', 'CHANGE_EMAIL'], { error: broken('malformed') }),
    /** The new number or address. The field is named as in a member's own change. */
    email: z
      .string({ error: broken('required', 'email') })
      .trim()
      .min(1, { error: broken('required', 'email') })
      .max(64, { error: broken('max_length', 64) }),
    mobile_country_code: field.dialCode.optional(),
    country_code: field.countryCode.optional(),
  }),
  output: begun,
})

/** Deletes the profile for a caller: by a code to a verified contact, or seven days after right answers. */
export const beginLeaving = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/leaving',
  access: 'staff',
  writes: true,
  acts: ['leaving_begun'],
  limits: ['codes to'],
  input: z.strictObject({ uuid, reason, way: z.enum(['CODES', 'ANSWERS'], { error: broken('malformed') }) }),
  output: begun,
})

/** Takes the codes that the caller reads out. The request takes effect at once. */
export const proveByCodes = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/caller-request/codes',
  access: 'staff',
  writes: true,
  acts: ['contact_changed', 'left_at_request'],
  limits: ['try'],
  input: z.strictObject({
    uuid,
    new_code: code(contactCodeLength).optional(),
    owner_code: code(accessCodeLength),
  }),
  output: message,
})

/** Takes two answers that no other family knows. The server never shows the right ones. The request takes effect after seven days. */
export const proveByAnswers = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/caller-request/answers',
  access: 'admin',
  writes: true,
  acts: ['caller_answers_wrong', 'contact_change_waits', 'leaving_waits'],
  limits: ['try', 'caller answers'],
  input: z.strictObject({
    uuid,
    new_code: code(contactCodeLength).optional(),
    /** In rupees. */
    last_payment: z
      .string()
      .trim()
      .regex(/^\d{1,7}$/, { error: broken('digits_only') })
      .optional(),
    joined: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: broken('date') })
      .optional(),
    document: z
      .string()
      .trim()
      .regex(/^[\p{L}\d]{4}$/u, { error: broken('malformed') })
      .optional(),
  }),
  output: message,
})

export const cancelCallerRequest = officeAct(
  'staff',
  { acts: ['caller_request_cancelled'] },
  '/office/members/:uuid/caller-request/cancel',
  { uuid, reason },
)

/** Sends a code to a verified contact, by which the family logs in itself. No member of staff sees it. */
export const sendCodeForMember = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/login-code',
  access: 'staff',
  writes: true,
  acts: ['login_code_sent'],
  limits: ['codes to'],
  input: z.strictObject({ uuid, reason }),
  output: message.extend({ sent_to: channel }),
})
