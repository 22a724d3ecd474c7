import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type AddedSender, tellAgain } from '../added-access/tell-added.ts'
import { beginDue } from '../added-access/ways.ts'
import { beginWaiting } from './begin-waiting.ts'
import { type SendsInvitations, sendInvitations } from './invitation.ts'
import { sendWaiting } from './waiting-messages.ts'

/** Tells of what begins within the hour, begins what is due, and sends the invitations that waited. */
export async function tendAddedAccess(dependencies: AddedSender & SendsInvitations, now: Date): Promise<void> {
  const { db } = dependencies
  await tellAgain(db, dependencies, now)
  await beginDue(db, now)
  await beginWaiting(db, dependencies, now)
  await sendInvitations(dependencies, now)
  await sendWaiting(dependencies, now)
}

export const startAddedAccess = (
  dependencies: AddedSender & SendsInvitations & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'added access',
    everyMs: 60_000,
    work: now => tendAddedAccess(dependencies, now),
  })
