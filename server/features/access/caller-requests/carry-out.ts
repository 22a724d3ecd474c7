import type { Db } from '#server/db/open.ts'
import { replaceContact } from '#server/features/access/account-contacts/queries.ts'
import { inheritFromDeparted, refuseBarred } from '#server/features/access/account-contacts/returning-contacts.ts'
import { contactsAfter } from '#server/features/access/account-contacts/rules.ts'
import { contactKey, reachableContacts } from '#server/features/access/accounts/channels.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import { tellContacts } from '#server/features/access/codes/notices.ts'
import { endOpenCodes } from '#server/features/access/codes/queries.ts'
import { contactChangedMessage } from '#server/features/access/codes/words.ts'
import { deletePasskeysOfOwner } from '#server/features/access/passkeys/queries.ts'
import { revokeAllSessions } from '#server/features/access/sessions/queries.ts'
import { leaveIn, sealFilesOf } from '#server/features/families/leaving/leave.ts'
import { refuseAgent } from '#server/features/relations/agent-numbers/bars.ts'
import { refuseStaffContact } from '#server/features/shared/staff-contacts/rules.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { Act, InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CarryOutDependencies } from './dependencies.ts'
import { type CallerRequestRow, lockRequest, markRequest } from './queries.ts'
import { channelOf, columnsOf, contactOfRequest, endOf } from './rules.ts'

export interface CarryingOut {
  request: CallerRequestRow
  now: Date
}

/**
 * Replaces the old contact by the new one. Where a proof is missing, a constraint refuses the mark that the request is done, so
 * no code path can leave the proofs out. Both the old and the new contacts are told.
 */
export async function carryOutChange(
  trx: Db,
  dependencies: CarryOutDependencies,
  { request: { id, kind, member_id: memberId }, now }: CarryingOut,
): Promise<Act<'contact_changed'>> {
  const { secrets, channels } = dependencies
  const request = await lockRequest(trx, id, ['PROVE', 'WAITS'])
  if (!request || (kind !== 'number' && kind !== 'email')) throw new Refusal('conflict')
  const columns = columnsOf(request)
  const before = await accountById(trx, memberId)
  if (!before || before.isSuspended) throw new Refusal('conflict')
  const contactsNow = contactsAfter(before, { columns })
  await refuseBarred(trx, secrets, contactsNow)
  const asked = contactKey(contactsNow, channelOf[kind])
  await refuseStaffContact(trx, secrets, asked === null ? [] : [asked])
  if (kind === 'number') await refuseAgent(trx, secrets, contactsNow, now)
  await replaceContact(trx, secrets, { memberId, contact: columns, now })
  await inheritFromDeparted(trx, secrets, memberId)
  await endOpenCodes(trx, memberId, null, now)
  await deletePasskeysOfOwner(trx, memberId)
  await revokeAllSessions(trx, memberId, now)
  const after = await readRecipient(trx, memberId)
  if (!after) throw new Refusal('conflict')
  const contacts = [...reachableContacts(before, channels), ...reachableContacts(after.account, channels)]
  await tellContacts(trx, dependencies, {
    memberId,
    contacts: contacts.filter(({ to }, at) => contacts.findIndex(one => one.to === to) === at),
    name: kind === 'number' ? 'number_changed' : 'email_changed',
    language: after.language,
    content: () => contactChangedMessage(after.language, channelOf[kind]),
    now,
  })
  if (!(await markRequest(trx, id, { done_at: now }))) throw new Refusal('conflict')
  return {
    act: 'contact_changed',
    memberId,
    after: { [kind]: endOf(contactOfRequest(request)), way: request.way },
  }
}

/** Takes the member out as their own deletion would. */
export async function carryOutLeave(
  dependencies: CarryOutDependencies,
  { inAct, request: { id, member_id: memberId, way }, now }: CarryingOut & { inAct: InAct<'left_at_request'> },
): Promise<void> {
  const language = (await readRecipient(dependencies.db, memberId))?.language ?? 'en'
  const files = await sealFilesOf(dependencies, memberId, now)
  await inAct(async trx => {
    if (!(await lockRequest(trx, id, ['PROVE', 'WAITS']))) throw new Refusal('conflict')
    // The rows of requests are sealed with the rest, so this one is marked as done before.
    await markRequest(trx, id, { done_at: now })
    if (!(await leaveIn(trx, dependencies, { memberId, files, language, now }))) throw new Refusal('not_found')
    return { act: 'left_at_request', memberId, after: { way } }
  })
}
