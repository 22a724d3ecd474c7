import { mostProfiles } from '#domain/limits.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { refuseAgent } from '#server/features/relations/agent-numbers/bars.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { inheritFromDeparted } from '../account-contacts/returning-contacts.ts'
import { contactOf } from '../accounts/channels.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { type Account, accountOf } from '../accounts/queries.ts'
import { accessMessages } from '../accounts/words.ts'
import { countProfiles, holdForFirstLook, lockKin } from '../person-profiles/queries.ts'
import { needsFirstLook } from '../person-profiles/rules.ts'
import { revokeSession, startSession } from '../sessions/queries.ts'
import { insertMember } from './new-member.ts'
import { contactsOf, type SignupInput } from './rules.ts'

/** The account of a person who registers another son or daughter: they are logged in and send their own verified number. */
export async function registersAnother(db: Db, viewer: Viewer | null, sent: SignupInput): Promise<Account | null> {
  // Somebody who was invited registers with their own number, never with that of the profile's owner.
  const account = viewer?.verified ? await accountOf(db, viewer) : null
  return account?.mobileVerified && contactOf(account, 'SMS') === contactOf(contactsOf(sent), 'SMS') ? account : null
}

/** What is left to be somebody else's: the number and the address of the person who registers are their own. */
export const withoutOwnContacts = (sent: SignupInput, { email }: Account): SignupInput => ({
  ...sent,
  mobile: '',
  email: sent.email.toLowerCase() === email?.toLowerCase() ? '' : sent.email,
})

interface Another {
  sent: SignupInput
  account: Account
  viewer: Viewer
  userAgent: string
  language: Language
  now: Date
}

/**
 * Writes another profile of a person. Its contacts are the person's, so no code is sent. The session goes over to it, unless
 * our office looks at it first.
 */
export async function insertAnother(
  trx: Db,
  { secrets }: Pick<AccessDependencies, 'secrets'>,
  { sent, account, viewer, userAgent, language, now }: Another,
) {
  // They proved long ago that it is theirs. What was registered with it before a bar stays, and nothing more comes.
  await refuseAgent(trx, secrets, account, now)
  const kin = await lockKin(trx, account.personId, sent)
  // Each registration spends its session, so a second press registers nobody.
  if (!(await revokeSession(trx, viewer.sessionHash, now))) throw new Refusal('no_session')
  if ((await countProfiles(trx, account.personId)) >= mostProfiles) throw new Refusal('enough_profiles')
  const waits = needsFirstLook(kin)
  const id = await insertMember(trx, sent, account.personId, now)
  await inheritFromDeparted(trx, secrets, id)
  if (waits) await holdForFirstLook(trx, id, now)
  const words = accessMessages(language)
  return {
    id,
    access_token: await startSession(trx, waits ? viewer.id : id, now, { userAgent, personId: account.personId }),
    message: waits ? words.registeredForLook : words.registeredAnother,
    sent_to: 'SMS' as const,
    waits: waits ? ('Y' as const) : ('N' as const),
  }
}
