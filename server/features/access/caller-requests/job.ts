import { actsOf } from '#server/features/shared/audit/record-act.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import { callersAccount } from './begin.ts'
import { carryOutCandidate, carryOutCandidateEnd } from './candidate-login.ts'
import { carryOutChange, carryOutLeave } from './carry-out.ts'
import type { CarryOutDependencies, PauseDouble } from './dependencies.ts'
import { lockRequest, markRequest, requestsThatAreDue } from './queries.ts'

/**
 * Carries out the requests that nobody objected to. One that is no longer possible, such as a number that somebody else has
 * verified, is cancelled; one that somebody objects to at this moment stays stopped.
 */
export async function carryOutDue(
  dependencies: CarryOutDependencies & { pauseDouble: PauseDouble },
  now: Date,
): Promise<void> {
  const { db } = dependencies
  for (const request of await requestsThatAreDue(db, now)) {
    const inAct = actsOf(dependencies, { staff: { id: request.confirmed_by ?? request.asked_by }, now })
    try {
      await callersAccount(db, request.member_id)
      if (request.kind === 'join') await dependencies.pauseDouble(dependencies, { inAct, request, now })
      else if (request.kind === 'leave') await carryOutLeave(dependencies, { inAct, request, now })
      else if (request.kind === 'candidate') await inAct(trx => carryOutCandidate(trx, dependencies, { request, now }))
      else if (request.kind === 'candidate_end') await inAct(trx => carryOutCandidateEnd(trx, { request, now }))
      else await inAct(trx => carryOutChange(trx, dependencies, { request, now }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await inAct(async trx => {
        if (!(await lockRequest(trx, request.id, ['WAITS']))) return { acts: [] }
        await markRequest(trx, request.id, { cancelled_at: now })
        return { act: 'caller_request_cancelled', memberId: request.member_id }
      })
    }
  }
}

export const startCallerRequests = (
  dependencies: CarryOutDependencies & { pauseDouble: PauseDouble; clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'caller requests',
    everyMs: 5 * 60_000,
    work: now => carryOutDue(dependencies, now),
  })
