import { z } from 'zod'
import { messageChannels } from '#domain/telling/channels.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { candidateState } from './candidate-consent.ts'
import { familyPhone } from './edited-fields.ts'
import { documentStatuses } from './id-proof.ts'

const message = z.object({ message: z.string() })
const yesOrNo = z.enum(['Y', 'N'], { error: broken('malformed') })

/** Takes the own profile out of every list, search and suggestion, or puts it back. */
export const setPaused = endpoint({
  method: 'PUT',
  path: '/user/pause',
  access: 'member',
  writes: true,
  input: z.strictObject({ is_paused: yesOrNo }),
  output: message.extend({ is_paused: yesOrNo }),
})

/** Hides when the family was last here from everybody, and everybody's from the family. Or shows both again. */
export const hideLastUse = endpoint({
  method: 'PUT',
  path: '/user/last-use',
  access: 'member',
  writes: true,
  input: z.strictObject({ is_hidden: yesOrNo }),
  output: message.extend({ is_hidden: yesOrNo }),
})

/** How the settings stand, for the list of them: what the caller's own record does not say, in one call. */
export const settingStates = endpoint({
  method: 'GET',
  path: '/user/settings',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: z.object({
    /** Where notices go, besides the bell. */
    channels: z.array(z.enum(messageChannels)),
    passkeys: z.number(),
    devices: z.number(),
    /** Null without a document. */
    document: z.enum(documentStatuses).nullable(),
    /** The contacts that the plan still opens; null without a plan. */
    contact_view: z.number().nullable(),
    /** What the registered owner settles alone; null for others of the family. */
    of_owner: z
      .object({
        candidate: candidateState.output.shape.state,
        consents: z.number(),
        /** The name of who may act for the owner; null where nobody is named. */
        nominee: z.string().nullable(),
      })
      .nullable(),
  }),
})

export const nomineeForm = z.strictObject({
  nominee_name: field.personName('nominee_name', maxLength.nominee_name),
  nominee_relation: field.text('nominee_relation', maxLength.nominee_relation),
  phone: familyPhone,
})
export type Nominee = z.output<typeof nomineeForm>

/** Who may act for a member who no longer can. An empty answer where nobody is named. */
export const nominee = endpoint({
  method: 'GET',
  path: '/user/nominee',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: {
    named: z.object({ nominee_name: z.string(), nominee_relation: z.string(), phone: z.string() }),
    none: z.object({}),
  },
})

export const nameNominee = endpoint({
  method: 'PUT',
  path: '/user/nominee',
  access: 'member',
  writes: true,
  input: nomineeForm,
  output: message,
})

export const removeNominee = endpoint({
  method: 'DELETE',
  path: '/user/nominee',
  access: 'member',
  writes: true,
  input: z.strictObject({}),
  output: message,
})

/** Gives the address of a ZIP with all own data, for five minutes. It answers to the session that asked, and to no other. */
export const dataTicket = endpoint({
  method: 'POST',
  path: '/user/data',
  access: 'member',
  writes: true,
  limits: ['password again', 'own data'],
  input: z.strictObject({ password: field.password }),
  output: message.extend({ address: z.string() }),
})
