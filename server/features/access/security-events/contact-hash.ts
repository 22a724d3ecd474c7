import { identityKey, identityOf } from '#server/features/access/accounts/identity.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** The same for a contact however it was typed. It stays valid when the secret changes, because rows are kept for a year. */
export const eventContactHash = (secrets: Secrets, contact: string): Buffer =>
  secrets.lastingHash(`event contact ${identityKey(identityOf(contact))}`)

export const eventAddressHash = (secrets: Secrets, address: string): Buffer =>
  secrets.lastingHash(`event address ${address}`)
