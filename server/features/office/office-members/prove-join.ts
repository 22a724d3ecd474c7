import { accountById } from '#server/features/access/accounts/queries.ts'
import { countTryOrRefuse, refuseCode, requestToProve } from '#server/features/access/caller-requests/proofs.ts'
import {
  type CallerRequestRow,
  keyOfNewestCode,
  lockRequest,
  markRequest,
} from '#server/features/access/caller-requests/queries.ts'
import { ownerKeys } from '#server/features/access/caller-requests/rules.ts'
import { callerSentences } from '#server/features/access/caller-requests/words.ts'
import { tryCode } from '#server/features/access/codes/try-code.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { JoinDependencies } from './dependencies.ts'
import { mergeDoubles } from './join-records.ts'

/** Proves one of the two records by the code of its contact, once. */
async function proveRecord(
  dependencies: JoinDependencies,
  request: CallerRequestRow,
  { field, memberId, code, now }: { field: 'owner_code' | 'double_code'; memberId: string; code: string; now: Date },
): Promise<void> {
  const column = field === 'owner_code' ? 'owner_code_at' : 'double_code_at'
  if (request[column]) return
  const { db, secrets } = dependencies
  const account = await accountById(db, memberId)
  const purpose = 'caller_join'
  const keys = account ? ownerKeys(account, request) : []
  const identityKey = (await keyOfNewestCode(db, { memberId, purpose, keys })) ?? ''
  await countTryOrRefuse(dependencies, { memberId, purpose })
  const { outcome } = await tryCode(db, secrets, { memberId, purpose, identityKey, code, now }, async trx => {
    if (!(await lockRequest(trx, request.id, ['PROVE'])))
      throw new Refusal('conflict', { sentence: callerSentences.noneOpen })
    await markRequest(trx, request.id, { [column]: now })
  })
  if (outcome !== 'right') refuseCode(field, outcome)
}

interface JoinProof {
  inAct: InAct<'records_merged' | 'record_closed_into'>
  memberId: string
  owner_code: string
  double_code: string
  now: Date
}

/** Takes the codes of both records and merges them. */
export async function takeJoinCodes(
  dependencies: JoinDependencies,
  { inAct, memberId, owner_code, double_code, now }: JoinProof,
): Promise<void> {
  const request = await requestToProve(dependencies, { memberId, now }, 'codes')
  if (request.kind !== 'join' || !request.double_id)
    throw new Refusal('conflict', { sentence: callerSentences.otherWay })
  const { member_id: kept, double_id: other } = request
  await proveRecord(dependencies, request, { field: 'owner_code', memberId: kept, code: owner_code, now })
  await proveRecord(dependencies, request, { field: 'double_code', memberId: other, code: double_code, now })
  await mergeDoubles(dependencies, { inAct, request, now })
}
