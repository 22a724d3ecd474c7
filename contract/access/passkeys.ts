import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { wholeListOf } from '../paging.ts'
import { session } from './login.ts'

const message = z.object({ message: z.string() })
const uuid = z.guid({ error: broken('malformed') })

/** Bytes of an authenticator in base64url. They are read by the server alone, so only their size is bounded here. */
const bytes = (max: number) =>
  z.string({ error: broken('malformed') }).regex(new RegExp(`^[\\w-]{1,${max}}$`), { error: broken('malformed') })
const credentialId = bytes(1364)
const clientData = bytes(4096)

/** What a browser says of a passkey that it has made. */
export const newPasskey = {
  credential_id: credentialId,
  client_data: clientData,
  attestation: bytes(16_384),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
}

/** What a passkey signs. */
export const signedByPasskey = {
  credential_id: credentialId,
  client_data: clientData,
  authenticator_data: bytes(4096),
  signature: bytes(2048),
  user_handle: bytes(100).nullable().default(null),
}

/** What the browser needs to make a passkey. Ids are in base64url. */
export const questionForNew = z.object({
  challenge: z.string(),
  host: z.string(),
  site_name: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  /** Those that are there, which the browser does not make again. */
  exclude: z.array(z.string()),
})

/** What the browser needs to ask for a passkey. */
export const questionForOld = z.object({ challenge: z.string(), host: z.string() })

export const passkeyRow = {
  uuid,
  name: z.string(),
  created_at: z.string(),
  /** Null once it opens the account. */
  begins_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  /** The host that it was made for, where the site has another by now and it opens nothing. */
  other_host: z.string().nullable(),
}

/** The person's own passkeys, whichever of their profiles is open. */
export const ownPasskeys = endpoint({
  method: 'GET',
  path: '/user/passkeys',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: wholeListOf(z.object(passkeyRow)).extend({ may_add: z.enum(['Y', 'N']) }),
})

/** The first half of adding one: asks for the password, or for a code to oneself. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/begin',
  access: 'member',
  writes: true,
  limits: ['password again'],
  input: z.strictObject({ password: field.password }),
  output: questionForNew,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys',
  access: 'member',
  writes: true,
  limits: ['passkeys added'],
  input: z.strictObject(newPasskey),
  output: message,
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/user/passkeys',
  access: 'member',
  writes: true,
  // It stands in letters, where a link or a number could lead somewhere.
  input: z.strictObject({ uuid, name: field.textOthersRead('name', maxLength.passkey_name) }),
  output: message,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/user/passkeys',
  access: 'member',
  writes: true,
  limits: ['password again'],
  input: z.strictObject({ uuid, password: field.password }),
  output: message,
})

/** What the login page needs before anybody has typed anything: the same for everybody. */
export const askForPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey/begin',
  access: 'public',
  writes: true,
  input: z.strictObject({}),
  output: questionForOld,
})

export const loginByPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey',
  access: 'public',
  writes: true,
  input: z.strictObject(signedByPasskey),
  output: session,
})
