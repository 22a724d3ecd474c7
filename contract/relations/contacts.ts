import { z } from 'zod'
import { bestTimes } from '#domain/families/best-times.ts'
import { endpoint } from '../endpoint.ts'
import { phoneTypes } from '../families/phone-types.ts'
import { readForms } from '../families/second-script.ts'
import { broken } from '../field-words.ts'
import { flag, nullableName } from '../finding/summary.ts'
import { actionAnswer } from './pair.ts'

const yesOrNo = z.enum(['Y', 'N'])

/** A hidden number and one that waits are not in the list, so `is_hidden` is always N. */
const phone = z.object({
  type: z.enum(phoneTypes),
  custom_type_name: z.string(),
  phone: z.string(),
  is_hidden: z.literal('N'),
  is_whatsapp: yesOrNo,
  is_phone: yesOrNo,
  best_time: z.enum(bestTimes).nullable(),
  /** Our office knows this number as an agent's. */
  is_agent: flag,
})

const contact = z.object({
  registration_no: z.string(),
  gender: z.enum(['M', 'F']),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  second_script: readForms(['first_name', 'middle_name', 'last_name']),
  family_details_contact: z.object({
    contact_full_name: z.string(),
    address: z.string(),
    second_script: readForms(['contact_full_name']),
  }),
  family_details: z.object({
    goan: z.string(),
    taluka: nullableName,
    district: nullableName,
    email: z.string(),
    second_script: readForms(['goan']),
  }),
  /** In the family's own order. */
  familty_phone_numbers_contact: z.array(phone),
  /** The candidate's own number follows once an interest between the two is accepted. */
  candidate_waits: flag,
  /** When the contact was unlocked. */
  profile_view: z.object({ created_at: z.string() }),
})
export type ContactAnswer = z.output<typeof contact>

const uuid = z.guid({ error: broken('malformed') })
const input = z.strictObject({ uuid })

const remaining = z.object({
  /** Views left. */
  contact_view: z.number(),
  already_viewed: flag,
  /** A plan runs. Without it, no view can be spent. */
  has_plan: flag,
  /** The family shows at least one number. Otherwise no view is spent. */
  has_number: flag,
  /** Views of the plan wait until a payment by UPI is confirmed. */
  waits_for_bank: flag,
  /** No number that would be shown answers. No view is spent either. */
  is_dead: flag,
})

/** What asking for a contact would cost. It spends nothing, and carries the contact only where it was unlocked before. */
export const remainingContact = endpoint({
  method: 'GET',
  path: '/remmaing-contact-detail/:uuid',
  access: 'member',
  writes: false,
  limits: ['contacts'],
  input,
  output: { locked: remaining, unlocked: remaining.extend(contact.shape) },
})

const spent = actionAnswer.extend({ contact_view: z.number() })

/**
 * Unlocks a contact for one view. A contact that was unlocked before is answered again at no cost, even after the plan
 * has ended.
 */
export const contactDetail = endpoint({
  method: 'GET',
  path: '/contact-detail/:uuid',
  access: 'member',
  writes: true,
  limits: ['contacts'],
  input,
  output: spent.extend(contact.shape),
})

/** Unlocks a contact like `contactDetail` and sends it to the viewer's own e-mail address and mobile number. */
export const emailDetail = endpoint({
  method: 'GET',
  path: '/email-detail/:uuid',
  access: 'member',
  writes: true,
  limits: ['contacts'],
  input,
  output: spent,
})
