import type { CallerRequestKind } from '#domain/access/caller-requests.ts'
import type { StaffActName } from '#domain/office/audit.ts'
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
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { newId } from '#server/ports/ids.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import {
  type CallerRequestRow,
  hasObjectedSince,
  insertRequest,
  readOpenRequest,
  readTruths,
  vouchedChannels,
} from './queries.ts'
import {
  channelOf,
  endOf,
  objectionsCountSince,
  ownerContact,
  proveUntil,
  purposeOf,
  refuseAnswers,
  refuseUnverified,
} from './rules.ts'
import { callerSentences } from './words.ts'

interface RequestContext {
  memberId: string
  staff: StaffMember
  reason: string
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

async function askAnswersOrRefuse(
  { db }: CallerRequestDependencies,
  { memberId, staff, now }: RequestContext,
): Promise<void> {
  refuseAnswers(staff, {
    hasObjected: await hasObjectedSince(db, memberId, objectionsCountSince(now)),
    truths: await readTruths(db, memberId),
  })
}

interface CodeToSend {
  purpose: CallerPurpose
  to: ReachableContact
  identityKey: string
}

/** Counts every code of the request before the transaction that writes them opens. */
async function withCodesCounted<T>(
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

const nothingProven = {
  new_code_at: null,
  owner_code_at: null,
  answers_at: null,
  answered_by: null,
  takes_effect_at: null,
  object_hash: null,
  done_at: null,
  objected_at: null,
  cancelled_at: null,
} as const

interface NewRequest<A extends StaffActName> extends RequestContext {
  inAct: InAct<A>
  act: A
  account: Account
  kind: CallerRequestKind
  contact: NewContact | null
  /** Null where answers take its place. */
  owner: ReachableContact | null
}

async function open<A extends StaffActName>(dependencies: CallerRequestDependencies, request: NewRequest<A>) {
  const { db } = dependencies
  const { inAct, act, account, kind, contact, owner, staff, reason, now } = request
  const memberId = account.id
  const waiting = await readOpenRequest(db, memberId, now)
  // A request that waits for its seven days is not replaced in passing. One that was only begun is.
  if (waiting?.takes_effect_at) throw new Refusal('conflict', { sentence: callerSentences.oneWaits })
  const language = (await readRecipient(db, memberId))?.language ?? 'en'
  const codes: CodeToSend[] = [
    ...(contact
      ? [
          {
            purpose: 'caller_new',
            to: { channel: contact.channel, to: contact.to },
            identityKey: contact.identityKey,
          } as const,
        ]
      : []),
    ...(owner
      ? [{ purpose: purposeOf(kind), to: owner, identityKey: contactKey(account, owner.channel) ?? '' } as const]
      : []),
  ]
  const row: CallerRequestRow = {
    ...nothingProven,
    id: newId(now),
    member_id: memberId,
    kind,
    way: owner ? 'codes' : 'answers',
    mobile: null,
    dial_code: null,
    country_code: null,
    email: null,
    ...(contact && ('email' in contact.columns ? contact.columns : { country_code: 'in', ...contact.columns })),
    asked_by: staff.id,
    asked_at: now,
    prove_until: proveUntil(now),
  }
  await withCodesCounted(dependencies, codes, now, () =>
    inAct(async trx => {
      for (const { purpose, to, identityKey } of codes) {
        const recipient = { memberId, to: to.to }
        const about = contact ? endOf(contact.to) : ''
        await sendCode(trx, dependencies, {
          identityKey,
          purpose,
          recipient,
          channel: to.channel,
          about,
          language,
          now,
        })
      }
      if (!(await insertRequest(trx, row))) throw new Refusal('conflict', { sentence: callerSentences.oneWaits })
      return { act, memberId, after: { way: row.way, ...(contact && { [kind]: endOf(contact.to) }) }, reason }
    }),
  )
  return { row, sentTo: codes.map(({ to }) => to.channel) }
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
  const kind = 'email' in contact.columns ? 'email' : 'number'
  const language = (await readRecipient(db, account.id))?.language ?? 'en'
  // The code of the new contact proves that one alone, so it cannot go by the other channel.
  if (!(await channelsNow(dependencies, { purpose: 'caller_new', language }))[channelOf[kind]])
    throw new Refusal('channel_closed')
  const channels = await channelsNow(dependencies, { purpose: 'caller_change', language })
  const owner = ownerContact(account, kind, channels, await vouchedChannels(db, account.id))
  if (!owner) await askAnswersOrRefuse(dependencies, beginning)
  return open(dependencies, { ...beginning, act: 'contact_change_begun', account, kind, contact, owner })
}

/** A family that lost its only verified phone can read no code: an ADMIN may then ask for answers, and the phone is told. */
export async function beginLeave(
  dependencies: CallerRequestDependencies,
  { way, ...beginning }: RequestContext & { inAct: InAct<'leaving_begun'>; way: 'CODES' | 'ANSWERS' },
) {
  const { db } = dependencies
  const account = await callersAccount(db, beginning.memberId)
  refuseUnverified(account)
  const leaving = { ...beginning, act: 'leaving_begun', account, kind: 'leave', contact: null } as const
  if (way === 'ANSWERS') {
    await askAnswersOrRefuse(dependencies, beginning)
    return open(dependencies, { ...leaving, owner: null })
  }
  const language = (await readRecipient(db, account.id))?.language ?? 'en'
  const channels = await channelsNow(dependencies, { purpose: 'caller_leave', language })
  const owner = ownerContact(account, 'leave', channels, await vouchedChannels(db, account.id))
  if (!owner) throw new Refusal('conflict', { sentence: callerSentences.noVerified })
  return open(dependencies, { ...leaving, owner })
}
