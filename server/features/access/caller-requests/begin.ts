import type { CallerRequestKind } from '#domain/access/caller-requests.ts'
import type { StaffActName } from '#domain/office/audit.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { isVerifiedByOther } from '#server/features/access/account-contacts/queries.ts'
import { refuseBarred } from '#server/features/access/account-contacts/returning-contacts.ts'
import {
  contactsAfter,
  type NewContact,
  refuseSameContact,
  takenContact,
} from '#server/features/access/account-contacts/rules.ts'
import { contactKey, type ReachableContact } from '#server/features/access/accounts/channels.ts'
import { type Account, accountById } from '#server/features/access/accounts/queries.ts'
import { withinOfficeBudget } from '#server/features/access/codes/limits.ts'
import type { CallerPurpose } from '#server/features/access/codes/rules.ts'
import { sendCode } from '#server/features/access/codes/send-code.ts'
import { channelsNow, withSmsCounted } from '#server/features/access/codes/sms-budget.ts'
import { refuseStaffContact } from '#server/features/shared/staff-contacts/rules.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { newId } from '#server/ports/ids.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import { type CallerRequestRow, insertRequest, vouchedChannels } from './queries.ts'
import { channelOf, endOf, ownerContact, proveUntil, purposeOf, refuseUnverified } from './rules.ts'
import { callerSentences } from './words.ts'

export interface RequestContext {
  memberId: string
  staff: StaffMember
  reason: string
  way: 'CODES' | 'VISIT'
  now: Date
}

/** Refuses a member who is unknown, has left or is suspended. */
export async function callersAccount(db: Db, memberId: string): Promise<Account> {
  const row = await db.selectFrom('members').select('status').where('id', '=', memberId).executeTakeFirst()
  const account = row && row.status !== 'deleted' ? await accountById(db, memberId) : null
  if (!account) throw new Refusal('not_found')
  if (account.isSuspended) throw new Refusal('conflict', { sentence: callerSentences.suspended })
  return account
}

export interface CodeToSend {
  memberId: string
  purpose: CallerPurpose
  to: ReachableContact
  identityKey: string
  about: string
  language: Language
}

/** Counts every code of a request before the transaction that writes them opens. */
export async function withCodesCounted<T>(
  dependencies: CallerRequestDependencies,
  codes: readonly CodeToSend[],
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  const [code, ...rest] = codes
  if (!code) return work()
  return withinOfficeBudget(dependencies.limits, code.identityKey, () =>
    withSmsCounted(dependencies, code.to.channel, now, () => withCodesCounted(dependencies, rest, now, work)),
  )
}

/** Writes a request with its codes. Refuses where another one of the family waits. */
export async function writeRequest(
  trx: Db,
  dependencies: CallerRequestDependencies,
  row: CallerRequestRow,
  codes: readonly CodeToSend[],
): Promise<void> {
  const now = row.asked_at
  for (const { memberId, to, ...code } of codes)
    await sendCode(trx, dependencies, { ...code, recipient: { memberId, to: to.to }, channel: to.channel, now })
  if (!(await insertRequest(trx, row))) throw new Refusal('conflict', { sentence: callerSentences.oneWaits })
}

/** A request that was just asked for, with nothing proven. */
export const newRequest = ({
  now,
  ...asked
}: Pick<CallerRequestRow, 'member_id' | 'kind' | 'way' | 'asked_by'> & { now: Date }): CallerRequestRow => ({
  id: newId(now),
  double_id: null,
  mobile: null,
  dial_code: null,
  country_code: null,
  email: null,
  ...asked,
  asked_at: now,
  prove_until: proveUntil(now),
  new_code_at: null,
  owner_code_at: null,
  double_code_at: null,
  entered_at: null,
  entered_by: null,
  confirmed_at: null,
  confirmed_by: null,
  yes_noted_by: null,
  takes_effect_at: null,
  object_hash: null,
  objected_at: null,
  done_at: null,
  cancelled_at: null,
})

/** The contact that is asked for. Only one that becomes the family's proves itself by a code. */
type AskedContact = Pick<NewContact, 'to' | 'columns'> & { proves: Omit<NewContact, 'columns'> | null }

interface NewRequest<A extends StaffActName> extends RequestContext {
  inAct: InAct<A>
  act: A
  account: Account
  kind: CallerRequestKind
  contact: AskedContact | null
  /** Null where a visit takes its place. */
  owner: ReachableContact | null
}

export async function openRequest<A extends StaffActName>(
  dependencies: CallerRequestDependencies,
  request: NewRequest<A>,
) {
  const { inAct, act, account, kind, contact, owner, staff, reason, now } = request
  const memberId = account.id
  const language = (await readRecipient(dependencies.db, memberId))?.language ?? 'en'
  const shared = { memberId, language, about: contact ? endOf(contact.to) : '' }
  const codes: CodeToSend[] = []
  if (contact?.proves) {
    const { channel, to, identityKey } = contact.proves
    codes.push({ ...shared, purpose: 'caller_new', to: { channel, to }, identityKey })
  }
  if (owner) {
    const identityKey = contactKey(account, owner.channel) ?? ''
    codes.push({ ...shared, purpose: purposeOf(kind), to: owner, identityKey })
  }
  const row: CallerRequestRow = {
    ...newRequest({ member_id: memberId, kind, way: owner ? 'codes' : 'visit', asked_by: staff.id, now }),
    ...(contact && ('email' in contact.columns ? contact.columns : { country_code: 'in', ...contact.columns })),
  }
  await withCodesCounted(dependencies, codes, now, () =>
    inAct(async trx => {
      await writeRequest(trx, dependencies, row, codes)
      return { act, memberId, after: { way: row.way, ...(contact && { [kind]: endOf(contact.to) }) }, reason }
    }),
  )
  return { way: row.way, sentTo: codes.map(({ to }) => to.channel) }
}

/** The contact that can read out the owner's code now, or null. */
export async function contactOfOwner(
  dependencies: CallerRequestDependencies,
  account: Account,
  kind: CallerRequestKind,
): Promise<ReachableContact | null> {
  const { db } = dependencies
  const language = (await readRecipient(db, account.id))?.language ?? 'en'
  const channels = await channelsNow(dependencies, { purpose: purposeOf(kind), language })
  // Staff vouch for contacts of the registrant alone.
  const vouched = kind === 'candidate_end' ? [] : await vouchedChannels(db, account.id)
  return ownerContact(account, kind, channels, vouched)
}

/** The contact that reads out the owner's code. None for a visit; without one a visit is needed. */
export async function ownerOrRefuse(
  dependencies: CallerRequestDependencies,
  account: Account,
  { kind, way }: { kind: CallerRequestKind; way: 'CODES' | 'VISIT' },
): Promise<ReachableContact | null> {
  if (way === 'VISIT') return null
  const owner = await contactOfOwner(dependencies, account, kind)
  if (!owner) throw new Refusal('conflict', { sentence: callerSentences.visitNeeded })
  return owner
}

export async function beginChange(
  dependencies: CallerRequestDependencies,
  { contact, ...beginning }: RequestContext & { inAct: InAct<'contact_change_begun'>; contact: NewContact },
) {
  const { db, secrets } = dependencies
  const account = await callersAccount(db, beginning.memberId)
  refuseUnverified(account)
  refuseSameContact(account, contact)
  if (await isVerifiedByOther(db, contact.columns, account.id)) throw takenContact(contact.columns)
  await refuseBarred(db, secrets, contactsAfter(account, contact))
  await refuseStaffContact(db, secrets, [contact.identityKey])
  const kind = 'email' in contact.columns ? 'email' : 'number'
  const language = (await readRecipient(db, account.id))?.language ?? 'en'
  // The code of the new contact proves that one alone, so it cannot go by the other channel.
  if (!(await channelsNow(dependencies, { purpose: 'caller_new', language }))[channelOf[kind]])
    throw new Refusal('channel_closed')
  const owner = await ownerOrRefuse(dependencies, account, { kind, way: beginning.way })
  const asked = { ...contact, proves: contact }
  return openRequest(dependencies, { ...beginning, act: 'contact_change_begun', account, kind, contact: asked, owner })
}

export async function beginLeave(
  dependencies: CallerRequestDependencies,
  beginning: RequestContext & { inAct: InAct<'leaving_begun'> },
) {
  const account = await callersAccount(dependencies.db, beginning.memberId)
  refuseUnverified(account)
  const owner = await ownerOrRefuse(dependencies, account, { kind: 'leave', way: beginning.way })
  return openRequest(dependencies, { ...beginning, act: 'leaving_begun', account, kind: 'leave', contact: null, owner })
}
