import { broken } from '#contract/field-words.ts'
import type { VisitCheck } from '#domain/access/caller-requests.ts'
import { emailKey, mobileKey } from '#server/features/access/accounts/identity.ts'
import { codeTries } from '#server/features/access/codes/limits.ts'
import type { CallerPurpose, TryOutcome } from '#server/features/access/codes/rules.ts'
import { tryCode, tryCodeIn } from '#server/features/access/codes/try-code.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { callersAccount } from './begin.ts'
import { proverOf } from './candidate-login.ts'
import { carryOutChange, carryOutLeave } from './carry-out.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import { documentTries } from './limits.ts'
import {
  type CallerRequestRow,
  keyOfNewestCode,
  lockRequest,
  markRequest,
  readKnownOfVisitor,
  readOpenRequest,
} from './queries.ts'
import {
  columnsOf,
  confirmUntil,
  isContactKind,
  isOfCandidate,
  ownerKeys,
  purposeOf,
  refuseUnlessAgrees,
  stateOf,
} from './rules.ts'
import { callerSentences } from './words.ts'

interface ProofAttempt {
  memberId: string
  now: Date
}
type CodeField = 'new_code' | 'owner_code' | 'double_code'

/** The open request of this kind of proof that nothing has proven yet. */
export async function requestToProve(
  { db }: Pick<CallerRequestDependencies, 'db'>,
  { memberId, now }: ProofAttempt,
  way: 'codes' | 'visit',
): Promise<CallerRequestRow> {
  const request = await readOpenRequest(db, memberId, now)
  if (!request || stateOf(request) !== 'PROVE') throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
  if (request.way !== way) throw new Refusal('conflict', { sentence: callerSentences.otherWay })
  return request
}

export function refuseCode(field: CodeField, outcome: Exclude<TryOutcome, 'right'>): never {
  throw new Refusal('bad_input', { fields: { [field]: broken(outcome === 'wrong' ? 'wrong_code' : 'ended_code') } })
}

/** Counts a try of a code that the caller read out, before its transaction opens. */
export const countTryOrRefuse = (
  { limits }: Pick<CallerRequestDependencies, 'limits'>,
  { memberId, purpose }: { memberId: string; purpose: CallerPurpose },
) => limits.countOrRefuse(`try ${purpose} ${memberId}`, codeTries)

/** Proves the new contact by its code, once. */
async function proveNewContact(
  dependencies: CallerRequestDependencies,
  proving: ProofAttempt,
  request: CallerRequestRow,
  code: string | undefined,
): Promise<void> {
  if (!isContactKind(request.kind) || request.new_code_at) return
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

/**
 * Takes the codes that the caller read out. The request is carried out in the transaction of the owner's code, but for a login of
 * the candidate, which an ADMIN confirms.
 */
export async function takeCodes(
  dependencies: CallerRequestDependencies,
  {
    inAct,
    staff,
    ...proving
  }: ProofAttempt & {
    inAct: InAct<'contact_changed' | 'left_at_request' | 'caller_code_entered'>
    staff: Pick<StaffMember, 'id'>
  },
  codes: { new_code?: string | undefined; owner_code: string },
): Promise<CallerRequestRow['kind']> {
  const { db, secrets } = dependencies
  const { memberId, now } = proving
  await callersAccount(db, memberId)
  const request = await requestToProve(dependencies, proving, 'codes')
  if (request.kind === 'join') throw new Refusal('conflict', { sentence: callerSentences.otherWay })
  await proveNewContact(dependencies, proving, request, codes.new_code)
  const purpose = purposeOf(request.kind)
  const account = await proverOf(db, request)
  const identityKey = await keyOfNewestCode(db, { memberId, purpose, keys: ownerKeys(account, request) })
  // Only the newest code counts, so a code of an earlier request no longer works.
  const attempt = { ...proving, purpose, identityKey: identityKey ?? '', code: codes.owner_code }
  await countTryOrRefuse(dependencies, attempt)
  const outcome = await inAct(async trx => {
    const tried = await tryCodeIn(trx, secrets, attempt, async () => {
      if (!(await lockRequest(trx, request.id, ['PROVE'])))
        throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
      await markRequest(trx, request.id, { owner_code_at: now })
      if (isOfCandidate(request.kind)) {
        await markRequest(trx, request.id, { entered_at: now, entered_by: staff.id, prove_until: confirmUntil(now) })
        return [{ act: 'caller_code_entered', memberId } as const]
      }
      return request.kind === 'leave' ? [] : [await carryOutChange(trx, dependencies, { request, now })]
    })
    return { acts: tried.result ?? [], result: tried.outcome }
  })
  if (outcome !== 'right') refuseCode('owner_code', outcome)
  // Leaving seals files before its transaction opens, so it cannot share the transaction of the code.
  if (request.kind === 'leave') await carryOutLeave(dependencies, { inAct, request, now })
  return request.kind
}

interface Visit {
  new_code?: string | undefined
  agrees: readonly VisitCheck[]
  document?: string | undefined
}

/** Enters a visit. The end of the paper is compared where one is kept; every difference refuses, and another ADMIN looks again. */
export async function takeVisit(
  dependencies: CallerRequestDependencies,
  { inAct, staff, ...proving }: ProofAttempt & { inAct: InAct<'visit_entered'>; staff: Pick<StaffMember, 'id'> },
  { new_code, agrees, document }: Visit,
): Promise<void> {
  const { db, limits } = dependencies
  const { memberId, now } = proving
  await callersAccount(db, memberId)
  const request = await requestToProve(dependencies, proving, 'visit')
  await proveNewContact(dependencies, proving, request, new_code)
  const known = await readKnownOfVisitor(db, memberId)
  refuseUnlessAgrees(known, agrees)
  if (known.documentEnd !== null) {
    if (!document) throw new Refusal('bad_input', { fields: { document: broken('required', '') } })
    const key = `visit document ${memberId}` as const
    await limits.countOrRefuse(key, documentTries)
    if (document.toUpperCase() !== known.documentEnd)
      throw new Refusal('conflict', { sentence: callerSentences.doesNotAgree })
    await limits.giveBack(key)
  }
  await inAct(async trx => {
    if (!(await lockRequest(trx, request.id, ['PROVE'])))
      throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
    await markRequest(trx, request.id, { entered_at: now, entered_by: staff.id, prove_until: confirmUntil(now) })
    return {
      act: 'visit_entered',
      memberId,
      after: { agrees: [...agrees].join(', '), document: known.documentEnd !== null },
    }
  })
}
