import type { Secrets } from '#server/ports/secrets.ts'
import type { NewContact } from '../account-contacts/rules.ts'

/** What an account gets a day after it was given by a code. */
export type Waiting = { contact: NewContact } | { personId: string; passwordHash: string }

export const sealWaiting = (secrets: Secrets, waiting: Waiting): Buffer => secrets.seal(JSON.stringify(waiting))
export const openWaiting = (secrets: Secrets, sealed: Buffer): Waiting =>
  JSON.parse(secrets.open(Buffer.from(sealed))) as Waiting
