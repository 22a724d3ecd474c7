import { broken } from '#contract/field-words.ts'
import { emailIdentity, identityKey, isValidMobile, mobileIdentity } from '#server/features/access/accounts/identity.ts'
import { contactHash } from '#server/features/telling/outbox/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** The candidate's own mobile number or e-mail address, in one spelling. */
export interface CandidateContact {
  channel: Channel
  key: string
  to: string
}

export function emailContact(email: string): CandidateContact {
  const key = identityKey(emailIdentity(email))
  return { channel: 'EMAIL', key, to: email.trim() }
}

/** Refuses a number that cannot exist. Codes go to Indian numbers alone, like every SMS. */
export function mobileContact(mobile: string, dialCode: string): CandidateContact {
  const identity = mobileIdentity(mobile, dialCode)
  if (identity.dialCode !== '+91' || !isValidMobile(identity.digits, '+91', 'in'))
    throw new Refusal('bad_input', { fields: { mobile: broken('phone') } })
  return { channel: 'SMS', key: identityKey(identity), to: `+91${identity.digits}` }
}

export const hashOf = (secrets: Secrets, { key }: Pick<CandidateContact, 'key'>): Buffer =>
  contactHash(secrets, `candidate ${key}`)

export const sealContact = (secrets: Secrets, contact: CandidateContact): Buffer =>
  secrets.seal(JSON.stringify(contact))
export const openContact = (secrets: Secrets, sealed: Buffer): CandidateContact =>
  JSON.parse(secrets.open(Buffer.from(sealed))) as CandidateContact

/** Shows as much as the family needs to recognise a contact that it typed. */
export function maskContact({ channel, to }: Pick<CandidateContact, 'channel' | 'to'>): string {
  if (channel === 'SMS') return `•••••${to.slice(-3)}`
  const [name = '', host = ''] = to.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}
