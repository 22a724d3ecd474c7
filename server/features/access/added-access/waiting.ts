import type { Secrets } from '#server/ports/secrets.ts'

/** What an account gets a day after it was given by a code. */
type Waiting<Contact> = { contact: Contact } | { personId: string; passwordHash: string }

export const sealWaiting = <Contact>(secrets: Secrets, waiting: Waiting<Contact>): Buffer =>
  secrets.seal(JSON.stringify(waiting))
export const openWaiting = <Contact>(secrets: Secrets, sealed: Buffer): Waiting<Contact> =>
  JSON.parse(secrets.open(Buffer.from(sealed))) as Waiting<Contact>
