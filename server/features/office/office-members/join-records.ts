import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { PauseDouble } from '#server/features/access/caller-requests/dependencies.ts'
import { type CallerRequestRow, lockRequest, markRequest } from '#server/features/access/caller-requests/queries.ts'
import { departIn, sealFilesOf } from '#server/features/families/leaving/leave.ts'
import { lockRecord } from '#server/features/shared/member-record/queries.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import type { JoinDependencies } from './dependencies.ts'
import { candidateInTheWay, moveRelations, takeVerifiedContacts } from './merge.ts'
import { readCompared } from './queries.ts'
import { keptFirst, refuseUnlessDoubles } from './rules.ts'
import { officeMemberSentences } from './words.ts'

/** Reads two records, the one that joining would keep first. Refuses where they cannot be of one family. */
export async function readDoubles(db: Db, ids: readonly [string, string], now: Date) {
  if (ids[0] === ids[1]) throw new Refusal('conflict', { sentence: officeMemberSentences.oneRecord })
  const [one, two] = await readCompared(db, ids, dayInIndia(now))
  if (!one || !two) throw new Refusal('not_found')
  const [kept, other] = keptFirst(one, two)
  refuseUnlessDoubles({ kept, closed: other })
  return { kept, other }
}

/**
 * Locks both records in a fixed order, so that two that are joined at once cannot deadlock, and asks again what was asked at the
 * beginning: a plan that was bought meanwhile may make the other record the one to keep, and the families were told otherwise.
 */
async function lockDoubles(trx: Db, request: CallerRequestRow, now: Date) {
  const ids = [request.member_id, request.double_id ?? request.member_id] as const
  for (const id of [...ids].sort()) await lockRecord(trx, id)
  const doubles = await readDoubles(trx, ids, now)
  if (doubles.kept.id !== request.member_id)
    throw new Refusal('conflict', { sentence: officeMemberSentences.otherKept })
  return doubles
}

/** Refuses to merge where a candidate would be seated, or would lose the own login, which only the candidate's request ends. */
export async function refuseCandidateInTheWay(
  db: Db,
  doubles: { kept: { id: string }; other: { id: string } },
): Promise<void> {
  const why = await candidateInTheWay(db, doubles)
  if (why) throw new Refusal('conflict', { sentence: officeMemberSentences[why] })
}

/** Merges the second record into the first, after a code from a contact of each. */
export async function mergeDoubles(
  dependencies: JoinDependencies,
  {
    inAct,
    request,
    now,
  }: { inAct: InAct<'records_merged' | 'record_closed_into'>; request: CallerRequestRow; now: Date },
): Promise<void> {
  const [to, from] = [request.member_id, request.double_id ?? '']
  // Refuses before files are written. The transaction below asks again under its locks.
  await refuseCandidateInTheWay(dependencies.db, await readDoubles(dependencies.db, [to, from], now))
  const files = await sealFilesOf(dependencies, from, now)
  await inAct(async trx => {
    if (!(await lockRequest(trx, request.id, ['PROVE']))) throw new Refusal('conflict')
    const { kept, other } = await lockDoubles(trx, request, now)
    await refuseCandidateInTheWay(trx, { kept, other })
    // The rows of requests are sealed with the rest of the record, so this one is marked as done before.
    await markRequest(trx, request.id, { done_at: now })
    const { interestsDropped } = await moveRelations(trx, { from, to, now })
    const departed = await departIn(trx, dependencies, { memberId: from, files, mergedInto: to, now })
    if (!departed) throw new Refusal('not_found')
    await takeVerifiedContacts(trx, to, departed.member)
    await tellMember(trx, dependencies, { eventId: newId(now), memberId: to, kind: 'records_merged' }, now)
    return {
      acts: [
        {
          act: 'records_merged',
          memberId: to,
          after: { closed: other.registration_no, interests_dropped: interestsDropped },
        },
        { act: 'record_closed_into', memberId: from, after: { closed_into: kept.registration_no } },
      ],
    }
  })
}

/**
 * Pauses the second record after its days. It keeps its login, by which its owner may end the pause, and nothing moves: no code
 * has proven that the two are of one family.
 */
export const pauseDouble: PauseDouble = async (_, { inAct, request, now }) =>
  inAct(async trx => {
    if (!(await lockRequest(trx, request.id, ['WAITS']))) throw new Refusal('conflict')
    const { kept, other } = await lockDoubles(trx, request, now)
    await markRequest(trx, request.id, { done_at: now })
    await trx
      .updateTable('members')
      .set({ status: 'paused', updated_at: now })
      .where('id', '=', other.id)
      .where('status', '=', 'active')
      .execute()
    return { act: 'record_paused', memberId: other.id, after: { kept: kept.registration_no } }
  })
