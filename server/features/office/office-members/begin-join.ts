import type { Language } from '#domain/words/catalogue.ts'
import { contactKey } from '#server/features/access/accounts/channels.ts'
import {
  type CodeToSend,
  callersAccount,
  newRequest,
  withCodesCounted,
  writeRequest,
} from '#server/features/access/caller-requests/begin.ts'
import { startWaiting } from '#server/features/access/caller-requests/confirm.ts'
import type { CallerRequestDependencies } from '#server/features/access/caller-requests/dependencies.ts'
import {
  type CallerRequestRow,
  isOfficeOfOne,
  vouchedChannels,
} from '#server/features/access/caller-requests/queries.ts'
import { confirmUntil, ownerContact } from '#server/features/access/caller-requests/rules.ts'
import { channelsNow } from '#server/features/access/codes/sms-budget.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { readDoubles, refuseCandidateInTheWay } from './join-records.ts'
import { officeMemberMessages, officeMemberSentences } from './words.ts'

/** The contact of a record by which its family proves to be the caller, with the code that would go to it, or null. */
export async function codeToOwner(
  dependencies: CallerRequestDependencies,
  memberId: string,
  about: string,
): Promise<CodeToSend | null> {
  const { db } = dependencies
  const account = await callersAccount(db, memberId)
  const language: Language = (await readRecipient(db, memberId))?.language ?? 'en'
  const purpose = 'caller_join'
  const channels = await channelsNow(dependencies, { purpose, language })
  const to = ownerContact(account, 'join', channels, await vouchedChannels(db, memberId))
  const identityKey = to && contactKey(account, to.channel)
  return to && identityKey ? { memberId, purpose, to, identityKey, about, language } : null
}

interface Join {
  inAct: InAct<'join_begun' | 'joining_waits'>
  ids: readonly [string, string]
  way: 'CODES' | 'NOTICE'
  staff: StaffMember
  reason: string
  language: Language
  now: Date
}

/** Begins to join two records and returns the sentence for staff. In an office of one the seven days begin at once. */
export async function beginJoining(
  dependencies: CallerRequestDependencies,
  { inAct, ids, way, staff, reason, language, now }: Join,
): Promise<string> {
  const { db } = dependencies
  const { kept, other } = await readDoubles(db, ids, now)
  const begun = newRequest({
    member_id: kept.id,
    kind: 'join',
    way: way === 'CODES' ? 'codes' : 'notice',
    asked_by: staff.id,
    now,
  })
  const row: CallerRequestRow = { ...begun, double_id: other.id }
  const numbers = { kept: kept.registration_no, other: other.registration_no }
  const act = { act: 'join_begun', memberId: kept.id, after: { way: row.way, ...numbers }, reason } as const
  const words = officeMemberMessages(language)
  if (way === 'CODES') {
    await refuseCandidateInTheWay(db, { kept, other })
    const about = `${numbers.kept}, ${numbers.other}`
    const codes = [await codeToOwner(dependencies, kept.id, about), await codeToOwner(dependencies, other.id, about)]
    const both = codes.filter(code => code !== null)
    if (both.length < codes.length) throw new Refusal('conflict', { sentence: officeMemberSentences.noCodesFromBoth })
    await withCodesCounted(dependencies, both, now, () =>
      inAct(async trx => {
        await writeRequest(trx, dependencies, row, both)
        return act
      }),
    )
    return words.joinCodesSent
  }
  const isAlone = await isOfficeOfOne(db, now)
  await inAct(async trx => {
    await writeRequest(trx, dependencies, { ...row, prove_until: confirmUntil(now) }, [])
    if (!isAlone) return act
    const waits = await startWaiting(trx, dependencies, { request: row, isByTwo: false, now })
    return { acts: [act, { ...waits, act: 'joining_waits' }] }
  })
  return isAlone ? words.joinWaits : words.joinToConfirm
}
