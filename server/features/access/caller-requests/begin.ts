import { broken } from '#contract/field-words.ts'
import { type CallerRequestKind, daysAfterObjection } from '#domain/office/office.ts'
import type { Db } from '#server/db/open.ts'
import {
  contactsAfter,
  isSameContact,
  type NewContact,
} from '#server/features/access/account-contacts/contact-changes.ts'
import { isVerifiedByOther, takenContact } from '#server/features/access/account-contacts/queries.ts'
import { refuseBarred } from '#server/features/access/account-contacts/returning-contacts.ts'
import { contactKey, type ReachableContact, reachableContacts } from '#server/features/access/accounts/channels.ts'
import { type Account, accountById } from '#server/features/access/accounts/queries.ts'
import type { CallerPurpose } from '#server/features/access/codes/rules.ts'
import { sendCode } from '#server/features/access/codes/send-code.ts'
import { channelsNow, withinCodeBudget, withSmsCounted } from '#server/features/access/codes/sms-budget.ts'
import { recordAct } from '#server/features/shared/audit/record.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { newId } from '#server/ports/ids.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import { hasObjectedSince, questionsWith, readOpenRequest, readTruths, vouchedChannels } from './queries.ts'
import { answersNeeded, channelOf, endOf, ownerContact } from './rules.ts'
import { callerSentences } from './words.ts'

/** As long as a code is good, and a little for typing it. */
const proveWithinMinutes = 15

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

/** Without a verified contact nobody could be told, and the family corrects its own registration. */
function refuseUnverified(account: Account): void {
  if (!account.emailVerified && !account.mobileVerified)
    throw new Refusal('conflict', { sentence: callerSentences.nothingVerified })
}

async function refuseWithoutAnswers(
  { db }: CallerRequestDependencies,
  { memberId, staff, now }: RequestContext,
): Promise<void> {
  if (staff.role !== 'ADMIN') throw new Refusal('admin_only', { sentence: callerSentences.adminAsks })
  const since = new Date(now.getTime() - daysAfterObjection * 86_400_000)
  if (await hasObjectedSince(db, memberId, since))
    throw new Refusal('conflict', { sentence: callerSentences.objectedLately })
  if (questionsWith(await readTruths(db, memberId)).length < answersNeeded)
    throw new Refusal('conflict', { sentence: callerSentences.tooLittleKnown })
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
  return withinCodeBudget(dependencies.limits, code.identityKey, () =>
    withSmsCounted(dependencies, code.to.channel, now, () => withCodesCounted(dependencies, rest, now, work)),
  )
}

interface NewRequest extends RequestContext {
  account: Account
  kind: CallerRequestKind
  contact: NewContact | null
  /** Null where answers take its place. */
  owner: ReachableContact | null
}

async function open(dependencies: CallerRequestDependencies, request: NewRequest) {
  const { db, secrets } = dependencies
  const { account, kind, contact, owner, staff, reason, now } = request
  const memberId = account.id
  const waiting = await readOpenRequest(db, memberId, now)
  // What waits for its seven days is not replaced in passing. What was only begun is.
  if (waiting?.takes_effect_at) throw new Refusal('conflict', { sentence: callerSentences.oneWaits })
  const language = (await readRecipient(db, memberId))?.language ?? 'en'
  const ownerPurpose = kind === 'leave' ? 'caller_leave' : 'caller_change'
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
      ? [{ purpose: ownerPurpose, to: owner, identityKey: contactKey(account, owner.channel) ?? '' } as const]
      : []),
  ]
  const row = {
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
    prove_until: new Date(now.getTime() + proveWithinMinutes * 60_000),
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
  await withCodesCounted(dependencies, codes, now, () =>
    db.transaction().execute(async trx => {
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
      await trx
        .updateTable('caller_requests')
        .set({ cancelled_at: now })
        .where('member_id', '=', memberId)
        .where('done_at', 'is', null)
        .where('objected_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .where('takes_effect_at', 'is', null)
        .execute()
      // Of two who begin at the same moment the index lets one through.
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('caller_requests')
        .values(row)
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 0n) throw new Refusal('conflict', { sentence: callerSentences.oneWaits })
      await recordAct(trx, secrets, {
        staff,
        act: kind === 'leave' ? 'leaving_begun' : 'contact_change_begun',
        memberId,
        after: { way: row.way, ...(contact && { [kind]: endOf(contact.to) }) },
        reason,
        now,
      })
    }),
  )
  return { row, sentTo: codes.map(({ to }) => to.channel) }
}

export async function beginChange(
  dependencies: CallerRequestDependencies,
  { contact, ...beginning }: RequestContext & { contact: NewContact },
) {
  const { db, secrets } = dependencies
  const account = await callersAccount(db, beginning.memberId)
  refuseUnverified(account)
  if (isSameContact(account, contact)) throw new Refusal('bad_input', { fields: { email: broken('same_contact') } })
  if (await isVerifiedByOther(db, contact.columns, account.id)) throw takenContact(contact.columns)
  await refuseBarred(db, secrets, contactsAfter(account, contact))
  const kind = 'email' in contact.columns ? 'email' : 'number'
  const language = (await readRecipient(db, account.id))?.language ?? 'en'
  // The code of the new contact proves that one alone, so it cannot go by the other channel.
  if (!(await channelsNow(dependencies, { purpose: 'caller_new', language }))[channelOf[kind]])
    throw new Refusal('channel_closed')
  const channels = await channelsNow(dependencies, { purpose: 'caller_change', language })
  const owner = ownerContact(account, kind, channels, await vouchedChannels(db, account.id))
  if (!owner) await refuseWithoutAnswers(dependencies, beginning)
  return open(dependencies, { ...beginning, account, kind, contact, owner })
}

/** Whoever lost the only verified phone can read no code: an ADMIN may then ask for answers, and the phone is told. */
export async function beginLeave(
  dependencies: CallerRequestDependencies,
  { way, ...beginning }: RequestContext & { way: 'CODES' | 'ANSWERS' },
) {
  const { db } = dependencies
  const account = await callersAccount(db, beginning.memberId)
  refuseUnverified(account)
  if (way === 'ANSWERS') {
    await refuseWithoutAnswers(dependencies, beginning)
    return open(dependencies, { ...beginning, account, kind: 'leave', contact: null, owner: null })
  }
  const language = (await readRecipient(db, account.id))?.language ?? 'en'
  const channels = await channelsNow(dependencies, { purpose: 'caller_leave', language })
  const owner = ownerContact(account, 'leave', channels, await vouchedChannels(db, account.id))
  if (!owner) throw new Refusal('conflict', { sentence: callerSentences.noVerified })
  return open(dependencies, { ...beginning, account, kind: 'leave', contact: null, owner })
}

export const reachableNow = async (dependencies: CallerRequestDependencies, account: Account) =>
  reachableContacts(account, dependencies.channels).map(({ channel }) => channel)
