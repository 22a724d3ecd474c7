import type { Db } from '#server/db/open.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import { endUnanswered, returnViews } from './queries.ts'

/**
 * Takes a profile whose number is dead out of the lists until it is verified again, and returns the views that were spent on it.
 * Returns how many, or null where the owner was not asked or has answered.
 */
export async function hideDeadNumber(trx: Db, memberId: string, now: Date): Promise<number | null> {
  if (!(await endUnanswered(trx, memberId, 'number', now))) return null
  const viewers = await returnViews(trx, memberId, now)
  for (const viewerId of viewers)
    await writeNotification(trx, {
      memberId: viewerId,
      type: 'view_returned',
      fromId: null,
      sourceId: memberId,
      at: now,
    })
  return viewers.length
}
