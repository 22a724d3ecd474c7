import { z } from 'zod'
import { callerRequestKinds, visitChecks } from '#domain/access/caller-requests.ts'
import { accessCodeLength, contactCodeLength } from '#domain/limits.ts'
import { codeChannels } from '#domain/telling/channels.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { officeAct } from '../office/act.ts'
import { message, reason, uuid } from '../office/fields.ts'
import { ownContact } from './family-logins.ts'

const channel = z.enum(codeChannels)
/** A code that somebody reads out to the office. */
export const readOutCode = (length: number) =>
  z
    .string({ error: broken('required', 'otp') })
    .trim()
    .regex(new RegExp(`^\\d{${length}}$`), { error: broken('wrong_code') })

/** What the office was asked for and how far it is. It shows nothing of any contact but the end of the new one. */
const request = z.object({
  kind: z.enum(callerRequestKinds),
  way: z.enum(['CODES', 'VISIT', 'NOTICE']),
  /** What it waits for: codes or a visit, another ADMIN, the days in which the family may object, or an ADMIN who speaks with both. */
  state: z.enum(['PROVE', 'CONFIRM', 'WAITS', 'STOPPED']),
  /** The end of the new contact. Empty where there is none. */
  to: z.string(),
  /** The two records that are to be joined, the kept one first. */
  records: z.array(z.object({ uuid, registration_no: z.string() })),
  asked_at: z.string(),
  prove_until: z.string(),
  is_new_proven: z.boolean(),
  takes_effect_at: z.string().nullable(),
  /** Whether the person who asks may confirm it, or decide about an objection. */
  may_decide: z.boolean(),
})

/** Not recorded as a read of staff, because it shows nothing of the family but how far its request is. */
export const callerRequest = endpoint({
  method: 'GET',
  path: '/office/members/:uuid/caller-request',
  access: 'staff',
  writes: false,
  opens: 'asked',
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
    /** What must agree with the photo identity of a visitor. */
    visit: z.object({ checks: z.array(z.enum(visitChecks)), has_document: z.boolean() }),
    /** What can be asked for about the candidate's login, and whether a code to its contact can prove it. */
    candidate: z.object({ kind: z.enum(['candidate', 'candidate_end']), by_code: z.boolean() }).nullable(),
  }),
})

const begun = message.extend({ sent_to: z.array(channel) })
const way = z.enum(['CODES', 'VISIT'], { error: broken('malformed') })

/** Sends a code to the new contact and, unless the family comes to the office, one to another verified contact. */
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
    way,
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

/** Deletes the profile for a family: by a code to a verified contact, or by a visit and the days to object. */
export const beginLeaving = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/leaving',
  access: 'staff',
  writes: true,
  acts: ['leaving_begun'],
  limits: ['codes to'],
  input: z.strictObject({ uuid, reason, way }),
  output: begun,
})

/** Gives the candidate a login at a contact of their own: by a code of the registrant or the candidate's visit, and the days to object. */
export const beginCandidateLogin = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/candidate-login',
  access: 'staff',
  writes: true,
  acts: ['candidate_login_begun'],
  limits: ['codes to'],
  input: z.strictObject({ uuid, reason, way, ...ownContact }),
  output: begun,
})

/** Ends the candidate's login: by a code of the candidate's own or a visit, and the days to object. */
export const beginCandidateEnd = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/candidate-login/end',
  access: 'staff',
  writes: true,
  acts: ['candidate_end_begun'],
  limits: ['codes to'],
  input: z.strictObject({ uuid, reason, way }),
  output: begun,
})

/** Takes the codes that the caller reads out. The request takes effect at once, but for the candidate's login. */
export const proveByCodes = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/caller-request/codes',
  access: 'staff',
  writes: true,
  acts: ['contact_changed', 'left_at_request', 'caller_code_entered'],
  limits: ['try'],
  input: z.strictObject({
    uuid,
    new_code: readOutCode(contactCodeLength).optional(),
    owner_code: readOutCode(accessCodeLength),
  }),
  output: message,
})

/** Enters that somebody came with a photo identity that agrees with the record. Another person, an ADMIN, confirms it. */
export const enterVisit = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/caller-request/visit',
  access: 'staff',
  writes: true,
  acts: ['visit_entered'],
  limits: ['try', 'visit document'],
  input: z.strictObject({
    uuid,
    new_code: readOutCode(contactCodeLength).optional(),
    /** What agrees with the record. */
    agrees: z.array(z.enum(visitChecks)).max(visitChecks.length),
    /** The last four characters of the paper. They are compared and never shown. */
    document: z
      .string()
      .trim()
      .regex(/^[\p{L}\d]{4}$/u, { error: broken('malformed') })
      .optional(),
  }),
  output: message,
})

/** Starts the days in which every contact may object. Whoever opened or entered it is refused, but in an office of one. */
export const confirmRequest = officeAct(
  'admin',
  {
    acts: ['contact_change_waits', 'leaving_waits', 'joining_waits', 'candidate_login_waits', 'candidate_end_waits'],
  },
  '/office/members/:uuid/caller-request/confirm',
  { uuid, reason },
)

export const cancelCallerRequest = officeAct(
  'staff',
  { acts: ['caller_request_cancelled'] },
  '/office/members/:uuid/caller-request/cancel',
  { uuid, reason },
)

/** Notes an objection that somebody made by telephone. */
export const noteObjection = officeAct(
  'staff',
  { acts: ['caller_request_objected'] },
  '/office/members/:uuid/caller-request/objection',
  { uuid, reason },
)

/** What an ADMIN decides about an objection after speaking with whoever asked and whoever objected. */
export const settleObjection = officeAct(
  'admin',
  { acts: ['caller_objection_settled'] },
  '/office/members/:uuid/caller-request/settle',
  {
    uuid,
    reason,
    spoke_with_both: z.literal(true, { error: broken('required', 'answer') }),
    outcome: z.enum(['GO_ON', 'END'], { error: broken('malformed') }),
  },
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

/** Sends a caller the code that stops everybody else of the family, to a verified contact of whoever registered. */
export const sendFreezeCode = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/freeze-code',
  access: 'staff',
  writes: true,
  acts: ['freeze_code_sent'],
  limits: ['codes to'],
  input: z.strictObject({ uuid, reason }),
  output: message.extend({ sent_to: channel }),
})

/** Takes that code: every login ends, and all but the candidate wait for the owner's word, as with the link in a letter. */
export const freezeForCaller = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/freeze',
  access: 'staff',
  writes: true,
  acts: ['frozen_for_caller'],
  limits: ['try'],
  input: z.strictObject({ uuid, reason, owner_code: readOutCode(accessCodeLength) }),
  output: message,
})
