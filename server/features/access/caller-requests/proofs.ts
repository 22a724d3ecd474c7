import type { proveByAnswers } from '#contract/access/caller-requests.office.ts'
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
import { tryCode, tryCodeIn } from '#server/features/access/codes/try-code.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { Act, InAct } from '#server/http/acts.ts'
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
  now: Date
}
type AnswersAct = (typeof proveByAnswers)['acts'][number]
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

/** Counts a try of a code that the caller read out, before its transaction opens. */
const countTryOrRefuse = (
  { limits }: CallerRequestDependencies,
  { memberId, purpose }: { memberId: string; purpose: CallerPurpose },
) => limits.countOrRefuse(`try ${purpose} ${memberId}`, codeTries)

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
  const attempt = { ...proving, purpose: 'caller_new', identityKey: identityKey ?? '', code } as const
  await countTryOrRefuse(dependencies, attempt)
  const { outcome } = await tryCode(dependencies.db, dependencies.secrets, attempt, trx =>
    markRequest(trx, request.id, { new_code_at: proving.now }),
  )
  if (outcome !== 'right') refuseCode('new_code', outcome)
}

/** Takes the codes that the caller read out. The request is carried out in the transaction of the owner's code. */
export async function takeCodes(
  dependencies: CallerRequestDependencies,
  { inAct, ...proving }: ProofAttempt & { inAct: InAct<'contact_changed' | 'left_at_request'> },
  codes: { new_code?: string | undefined; owner_code: string },
): Promise<CallerRequestRow['kind']> {
  const { db, secrets } = dependencies
  const { memberId, now } = proving
  const { account, request } = await requestOrRefuse(dependencies, proving, 'codes')
  await proveNewContact(dependencies, proving, request, codes.new_code)
  const purpose = purposeOf(request.kind)
  const identityKey = await keyOfNewestCode(db, { memberId, purpose, keys: ownerKeys(account, request) })
  // Only the newest code counts, so a code of an earlier request no longer works.
  const attempt = { ...proving, purpose, identityKey: identityKey ?? '', code: codes.owner_code }
  await countTryOrRefuse(dependencies, attempt)
  const outcome = await inAct(async trx => {
    const tried = await tryCodeIn(trx, secrets, attempt, async () => {
      if (!(await lockOpenRequest(trx, request.id)))
        throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
      await markRequest(trx, request.id, { owner_code_at: now })
      return request.kind === 'leave' ? [] : [await carryOutChange(trx, dependencies, { request, now })]
    })
    return { acts: tried.result ?? [], result: tried.outcome }
  })
  if (outcome !== 'right') refuseCode('owner_code', outcome)
  // Leaving seals files before its transaction opens, so it cannot share the transaction of the code.
  if (request.kind === 'leave') await carryOutLeave(dependencies, { inAct, request, now })
  return request.kind
}

/** Takes the answers that an ADMIN heard. Right ones start the seven days and tell the old contacts; wrong ones are counted. */
export async function takeAnswers(
  dependencies: CallerRequestDependencies,
  { inAct, staff, ...proving }: ProofAttempt & { inAct: InAct<AnswersAct>; staff: Pick<StaffMember, 'id'> },
  { new_code, ...answers }: KnownAnswers & { new_code?: string | undefined },
): Promise<void> {
  const { db, limits } = dependencies
  const { memberId, now } = proving
  const { account, request } = await requestOrRefuse(dependencies, proving, 'answers')
  await proveNewContact(dependencies, proving, request, new_code)
  const key = `caller answers ${memberId}` as const
  const counted = await limits.count(key, answerTries)
  const isRight = !counted.isAbove && areAnswersRight(await readTruths(db, memberId), answers)
  if (!isRight) {
    const isLast = counted.hits >= wrongAnswersAllowed
    await inAct(async trx => {
      if (isLast) await markRequest(trx, request.id, { cancelled_at: now })
      return { act: 'caller_answers_wrong', memberId }
    })
    throw isLast ? counted.refusal() : new Refusal('bad_input', { sentence: callerSentences.answersWrong })
  }
  await limits.giveBack(key)
  await inAct(trx => startSevenDays(trx, dependencies, { account, request, memberId, staffId: staff.id, now }))
}

async function startSevenDays(
  trx: Db,
  dependencies: CallerRequestDependencies,
  {
    account,
    request,
    memberId,
    staffId,
    now,
  }: ProofAttempt & { account: Account; request: CallerRequestRow; staffId: string },
): Promise<Act<AnswersAct>> {
  const { channels, config } = dependencies
  if (!(await lockOpenRequest(trx, request.id))) throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
  const token = newToken()
  const takesEffectAt = takesEffectAfter(now)
  await markRequest(trx, request.id, {
    answers_at: now,
    answered_by: staffId,
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
  return { act: name, memberId, after: { until: date } }
}
