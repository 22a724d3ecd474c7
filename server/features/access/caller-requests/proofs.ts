import { broken } from '#contract/field-words.ts'
import { wrongAnswersAllowed } from '#domain/access/caller-requests.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import type { Db } from '#server/db/open.ts'
import { reachableContacts } from '#server/features/access/accounts/channels.ts'
import { emailKey, mobileKey } from '#server/features/access/accounts/identity.ts'
import type { Account } from '#server/features/access/accounts/queries.ts'
import { codeTries } from '#server/features/access/codes/limits.ts'
import { tellContacts } from '#server/features/access/codes/notices.ts'
import type { CallerPurpose, TryOutcome } from '#server/features/access/codes/rules.ts'
import { tryCode } from '#server/features/access/codes/try-code.ts'
import { recordAct } from '#server/features/shared/audit/record-act.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'
import { callersAccount } from './begin.ts'
import { carryOutChange, carryOutLeave } from './carry-out.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import { answerTries } from './limits.ts'
import { objectAddress } from './objections.ts'
import {
  type CallerRequestRow,
  keyOfNewestCode,
  lockOpenRequest,
  markRequest,
  readOpenRequest,
  readTruths,
} from './queries.ts'
import { areAnswersRight, columnsOf, type KnownAnswers, ownerKeys, purposeOf, takesEffectAfter } from './rules.ts'
import { callerSentences, requestWaitsMessage } from './words.ts'

interface ProofAttempt {
  memberId: string
  staff: StaffMember
  now: Date
}
type CodeField = 'new_code' | 'owner_code'

async function requestOrRefuse(
  { db }: CallerRequestDependencies,
  { memberId, now }: ProofAttempt,
  way: 'codes' | 'answers',
) {
  const account = await callersAccount(db, memberId)
  const request = await readOpenRequest(db, memberId, now)
  if (!request || request.takes_effect_at) throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
  if (request.way !== way) throw new Refusal('conflict', { sentence: callerSentences.otherWay })
  return { account, request }
}

function refuseCode(field: CodeField, outcome: Exclude<TryOutcome, 'right'>): never {
  throw new Refusal('bad_input', { fields: { [field]: broken(outcome === 'wrong' ? 'wrong_code' : 'ended_code') } })
}

/** Tries a code that the caller read out. Only the newest counts, so a code of an earlier request no longer works. */
async function tryCallersCode(
  { db, secrets, limits }: CallerRequestDependencies,
  { memberId, now }: ProofAttempt,
  { purpose, identityKey, code }: { purpose: CallerPurpose; identityKey: string; code: string },
  whenRight: (trx: Db) => Promise<void>,
): Promise<TryOutcome> {
  await limits.countOrRefuse(`try ${purpose} ${memberId}`, codeTries)
  return (await tryCode(db, secrets, { identityKey, purpose, memberId, code, now }, whenRight)).outcome
}

/** Proves the new contact by its code, once. */
async function proveNewContact(
  dependencies: CallerRequestDependencies,
  proving: ProofAttempt,
  request: CallerRequestRow,
  code: string | undefined,
): Promise<void> {
  if (request.kind === 'leave' || request.new_code_at) return
  if (!code) throw new Refusal('bad_input', { fields: { new_code: broken('required', 'otp') } })
  const columns = columnsOf(request)
  const identityKey =
    'email' in columns ? emailKey(columns) : mobileKey({ mobile: columns.mobile, dialCode: columns.dial_code })
  const attempt = { purpose: 'caller_new', identityKey: identityKey ?? '', code } as const
  const outcome = await tryCallersCode(dependencies, proving, attempt, async trx => {
    await markRequest(trx, request.id, { new_code_at: proving.now })
  })
  if (outcome !== 'right') refuseCode('new_code', outcome)
}

/** Takes the codes that the caller read out. The request is carried out in the transaction of the owner's code. */
export async function takeCodes(
  dependencies: CallerRequestDependencies,
  proving: ProofAttempt,
  codes: { new_code?: string | undefined; owner_code: string },
): Promise<CallerRequestRow['kind']> {
  const { db } = dependencies
  const { memberId, staff, now } = proving
  const { account, request } = await requestOrRefuse(dependencies, proving, 'codes')
  await proveNewContact(dependencies, proving, request, codes.new_code)
  const purpose = purposeOf(request.kind)
  const identityKey = await keyOfNewestCode(db, { memberId, purpose, keys: ownerKeys(account, request) })
  const attempt = { purpose, identityKey: identityKey ?? '', code: codes.owner_code }
  const outcome = await tryCallersCode(dependencies, proving, attempt, async trx => {
    if (!(await lockOpenRequest(trx, request.id))) throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
    await markRequest(trx, request.id, { owner_code_at: now })
    if (request.kind !== 'leave') await carryOutChange(trx, dependencies, { request, staff, now })
  })
  if (outcome !== 'right') refuseCode('owner_code', outcome)
  // Leaving seals files before its transaction opens, so it cannot share the transaction of the code.
  if (request.kind === 'leave') await carryOutLeave(dependencies, { request, staff, now })
  return request.kind
}

/** Takes the answers that an ADMIN heard. Right ones start the seven days and tell the old contacts; wrong ones are counted. */
export async function takeAnswers(
  dependencies: CallerRequestDependencies,
  proving: ProofAttempt,
  { new_code, ...answers }: KnownAnswers & { new_code?: string | undefined },
): Promise<void> {
  const { db, limits, secrets } = dependencies
  const { memberId, staff, now } = proving
  const { account, request } = await requestOrRefuse(dependencies, proving, 'answers')
  await proveNewContact(dependencies, proving, request, new_code)
  const key = `caller answers ${memberId}` as const
  const counted = await limits.count(key, answerTries)
  const isRight = !counted.isAbove && areAnswersRight(await readTruths(db, memberId), answers)
  if (!isRight) {
    const isLast = counted.hits >= wrongAnswersAllowed
    await db.transaction().execute(async trx => {
      if (isLast) await markRequest(trx, request.id, { cancelled_at: now })
      await recordAct(trx, secrets, { staff, act: 'caller_answers_wrong', memberId, now })
    })
    throw isLast ? counted.refusal() : new Refusal('bad_input', { sentence: callerSentences.answersWrong })
  }
  await limits.giveBack(key)
  await db.transaction().execute(trx => startSevenDays(trx, dependencies, { account, request, memberId, staff, now }))
}

async function startSevenDays(
  trx: Db,
  dependencies: CallerRequestDependencies,
  { account, request, memberId, staff, now }: ProofAttempt & { account: Account; request: CallerRequestRow },
): Promise<void> {
  const { secrets, channels, config } = dependencies
  if (!(await lockOpenRequest(trx, request.id))) throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
  const token = newToken()
  const takesEffectAt = takesEffectAfter(now)
  await markRequest(trx, request.id, {
    answers_at: now,
    answered_by: staff.id,
    takes_effect_at: takesEffectAt,
    object_hash: tokenHash(token),
  })
  const language = (await readRecipient(trx, memberId))?.language ?? 'en'
  const date = formatLongDay(dayInIndia(takesEffectAt), language)
  const name = request.kind === 'leave' ? 'leaving_waits' : 'contact_change_waits'
  await tellContacts(trx, dependencies, {
    memberId,
    contacts: reachableContacts(account, channels),
    name,
    language,
    content: channel =>
      requestWaitsMessage(language, name, {
        date,
        link: channel === 'EMAIL' ? objectAddress(config.publicUrl, token) : null,
      }),
    now,
  })
  const act = request.kind === 'leave' ? 'leaving_waits' : 'contact_change_waits'
  await recordAct(trx, secrets, { staff, act, memberId, after: { until: date }, now })
}
