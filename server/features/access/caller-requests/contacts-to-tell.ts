import type { Db } from '#server/db/open.ts'
import {
  type OpenChannels,
  type ReachableContact,
  reachableContacts,
} from '#server/features/access/accounts/channels.ts'
import type { Account } from '#server/features/access/accounts/queries.ts'
import { readCandidateYes, readJoined } from '#server/features/access/family-logins/queries.ts'
import { type CandidateContact, openContact } from '#server/features/families/candidate-consent/contact.ts'
import { readRequest } from '#server/features/families/candidate-consent/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { CallerRequestRow } from './queries.ts'

interface Telling {
  secrets: Secrets
  channels: OpenChannels
}

/** The contact by which the candidate agreed, or null. One that was only written to may be a stranger's. */
async function contactOfYes(db: Db, secrets: Secrets, memberId: string): Promise<CandidateContact | null> {
  const asked = await readRequest(db, memberId)
  const { contactHash } = await readCandidateYes(db, memberId)
  if (!asked?.contact_sealed || !asked.contact_hash || !contactHash?.equals(asked.contact_hash)) return null
  return openContact(secrets, asked.contact_sealed)
}

/** Every verified contact of a record: the registrant's, those of who else logs in, and the one that gave the candidate's yes. */
export async function contactsToTell(
  db: Db,
  { secrets, channels }: Telling,
  { request, account }: { request: Pick<CallerRequestRow, 'kind'>; account: Account },
): Promise<ReachableContact[]> {
  // One that waits or is suspended may be the very stranger of whom the family is told.
  const begun = (await readJoined(db, account.id)).filter(({ state }) => state === 'BEGUN')
  const family = begun.flatMap(({ mobile, email }): ReachableContact[] => [
    ...(mobile ? [{ channel: 'SMS' as const, to: mobile }] : []),
    ...(email ? [{ channel: 'EMAIL' as const, to: email }] : []),
  ])
  const yes = request.kind === 'candidate' ? await contactOfYes(db, secrets, account.id) : null
  const others = [...family, ...(yes ? [{ channel: yes.channel, to: yes.to }] : [])]
  const all = [...reachableContacts(account, channels), ...others.filter(({ channel }) => channels[channel])]
  return all.filter(({ to }, at) => all.findIndex(one => one.to.toLowerCase() === to.toLowerCase()) === at)
}
