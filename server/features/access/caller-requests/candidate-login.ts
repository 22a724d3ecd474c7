import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import { contactKeys } from '#server/features/access/accounts/identity.ts'
import { type Account, accountById, accountOf, readOwner } from '#server/features/access/accounts/queries.ts'
import { refuseClosed, sendInvitation } from '#server/features/access/family-logins/invitation.ts'
import {
  deleteLogin,
  endInvitation,
  personOf,
  readCandidateYes,
  readJoined,
} from '#server/features/access/family-logins/queries.ts'
import { familySentences } from '#server/features/access/family-logins/words.ts'
import { revokeSessionsOfPerson } from '#server/features/access/sessions/queries.ts'
import {
  type CandidateContact,
  emailContact,
  hashOf,
  mobileContact,
} from '#server/features/families/candidate-consent/contact.ts'
import { insertAnswer, isNotTheirs } from '#server/features/families/candidate-consent/queries.ts'
import { candidateSentences } from '#server/features/families/candidate-consent/words.ts'
import { lockRecord } from '#server/features/shared/member-record/queries.ts'
import { refuseStaffContact } from '#server/features/shared/staff-contacts/rules.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { Act, InAct } from '#server/http/acts.ts'
import { Refusal, type Sentence } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { callersAccount, contactOfOwner, openRequest, ownerOrRefuse, type RequestContext } from './begin.ts'
import type { CarryingOut } from './carry-out.ts'
import type { CallerRequestDependencies, CarryOutDependencies } from './dependencies.ts'
import { type CallerRequestRow, lockRequest, markRequest } from './queries.ts'
import { refuseUnverified } from './rules.ts'
import { callerSentences } from './words.ts'

const refuse = (sentence: Sentence): never => {
  throw new Refusal('conflict', { sentence })
}

const readCandidate = async (db: Db, memberId: string) =>
  (await readJoined(db, memberId)).find(({ role }) => role === 'CANDIDATE')

/** Whose code proves a request: the registrant's, or where the candidate's own login is to end, the candidate's. */
export async function proverOf(
  db: Db,
  { kind, member_id: memberId }: Pick<CallerRequestRow, 'kind' | 'member_id'>,
): Promise<Account> {
  if (kind !== 'candidate_end') return (await accountById(db, memberId)) ?? refuse(callerSentences.noneOpen)
  const candidate = await readCandidate(db, memberId)
  const account = candidate && (await accountOf(db, { id: memberId, personId: candidate.personId }))
  return account ?? refuse(callerSentences.noCandidateLogin)
}

async function kindNow(db: Db, memberId: string): Promise<'candidate' | 'candidate_end' | null> {
  if (await readCandidate(db, memberId)) return 'candidate_end'
  const { role } = await readOwner(db, memberId)
  return role !== 'CANDIDATE' && (await readCandidateYes(db, memberId)).isGiven ? 'candidate' : null
}

/** What the office may be asked for about the candidate's login now, and whether a code can prove it. Null for neither. */
export async function readCandidateOffer(dependencies: CallerRequestDependencies, memberId: string) {
  const kind = await kindNow(dependencies.db, memberId)
  if (!kind) return null
  const account = await proverOf(dependencies.db, { kind, member_id: memberId })
  return { kind, by_code: (await contactOfOwner(dependencies, account, kind)) !== null }
}

/** Refuses a contact that cannot be the candidate's own, and a record whose candidate logs in or has not agreed. */
async function refuseCandidateContact(
  db: Db,
  secrets: Secrets,
  { account, contact }: { account: Account; contact: CandidateContact },
): Promise<void> {
  const { id: memberId } = account
  if (contactKeys(account).includes(contact.key))
    throw new Refusal('bad_input', {
      fields: { [contact.channel === 'SMS' ? 'mobile' : 'email']: broken('same_contact') },
      sentence: familySentences.ownContact,
    })
  const [owner, joined] = [await readOwner(db, memberId), await readJoined(db, memberId)]
  if ([owner, ...joined].some(({ role }) => role === 'CANDIDATE')) refuse(familySentences.placeTaken)
  const personId = await personOf(db, contact)
  if (joined.some(person => person.personId === personId)) refuse(familySentences.isThere)
  if (!(await readCandidateYes(db, memberId)).isGiven) refuse(familySentences.agreesFirst)
  await refuseStaffContact(db, secrets, [contact.key])
  if (await isNotTheirs(db, memberId, hashOf(secrets, contact))) refuse(candidateSentences.notTheirs)
}

type Beginning<A extends 'candidate_login_begun' | 'candidate_end_begun'> = RequestContext & { inAct: InAct<A> }

/** Asks for a login at the candidate's own contact. Nothing goes there before the days in which the family may object are over. */
export async function beginCandidateLogin(
  dependencies: CallerRequestDependencies,
  { contact, ...beginning }: Beginning<'candidate_login_begun'> & { contact: CandidateContact },
) {
  const { db, secrets } = dependencies
  const kind = 'candidate'
  const account = await callersAccount(db, beginning.memberId)
  refuseUnverified(account)
  const language = (await readRecipient(db, beginning.memberId))?.language ?? 'en'
  await refuseClosed(db, dependencies, contact, language)
  await refuseCandidateContact(db, secrets, { account, contact })
  const owner = await ownerOrRefuse(dependencies, account, { kind, way: beginning.way })
  const { to } = contact
  const columns = contact.channel === 'EMAIL' ? { email: to } : { mobile: to.slice('+91'.length), dial_code: '+91' }
  const asked = { to, columns, proves: null }
  return openRequest(dependencies, { ...beginning, act: 'candidate_login_begun', account, kind, contact: asked, owner })
}

/** Asks for the end of the candidate's login, which a code to the candidate's own contact proves. */
export async function beginCandidateEnd(
  dependencies: CallerRequestDependencies,
  beginning: Beginning<'candidate_end_begun'>,
) {
  const { db } = dependencies
  const kind = 'candidate_end'
  refuseUnverified(await callersAccount(db, beginning.memberId))
  const account = await proverOf(db, { kind, member_id: beginning.memberId })
  const owner = await ownerOrRefuse(dependencies, account, { kind, way: beginning.way })
  return openRequest(dependencies, { ...beginning, act: 'candidate_end_begun', account, kind, contact: null, owner })
}

/** Invites the candidate once the days are over, after asking again whatever was asked at the beginning. */
export async function carryOutCandidate(
  trx: Db,
  dependencies: CarryOutDependencies,
  { request: { id, member_id: memberId }, now }: CarryingOut,
): Promise<Act<'candidate_login_set'>> {
  const { secrets } = dependencies
  const request = await lockRequest(trx, id, ['WAITS'])
  await lockRecord(trx, memberId)
  const account = await callersAccount(trx, memberId)
  if (!request) throw new Refusal('conflict')
  const contact = request.email ? emailContact(request.email) : mobileContact(request.mobile ?? '', '+91')
  await refuseCandidateContact(trx, secrets, { account, contact })
  const language = (await readRecipient(trx, memberId))?.language ?? 'en'
  // The yes has a contact from now on, so that nobody of the family invites another one in its place.
  const contactHash = hashOf(secrets, contact)
  await insertAnswer(trx, { memberId, answer: 'yes', channel: 'counter', contactHash, now })
  await sendInvitation(trx, dependencies, { memberId, role: 'CANDIDATE', contact, language, now })
  if (!(await markRequest(trx, id, { done_at: now }))) throw new Refusal('conflict')
  return { act: 'candidate_login_set', memberId, after: { way: request.way } }
}

/** Ends the candidate's login, and the last word with it. One that came after the request was made stays. */
export async function carryOutCandidateEnd(
  trx: Db,
  { request: { id, member_id: memberId }, now }: CarryingOut,
): Promise<Act<'candidate_login_ended'>> {
  const request = await lockRequest(trx, id, ['WAITS'])
  await lockRecord(trx, memberId)
  const candidate = await readCandidate(trx, memberId)
  if (!request || !candidate || candidate.joined_at > request.asked_at) throw new Refusal('conflict')
  await revokeSessionsOfPerson(trx, { personId: candidate.personId, memberId }, now)
  await deleteLogin(trx, memberId, candidate.personId)
  await endInvitation(trx, memberId, 'CANDIDATE')
  if (!(await markRequest(trx, id, { done_at: now }))) throw new Refusal('conflict')
  return { act: 'candidate_login_ended', memberId, after: { way: request.way } }
}
