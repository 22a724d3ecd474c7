import { rejectPhoto } from '#server/features/families/photos/decisions.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { lockReviewedMember, sealBefore } from './decisions.ts'
import { closeUnclaimed } from './items.ts'
import { undoEndOf } from './rules.ts'

interface PhotoToTakeDown {
  inAct: InAct<'photo_take_down'>
  memberId: string
  photoId: string
  reason: string
  /** What the owner reads. */
  told: string
  staff: Pick<StaffMember, 'id'>
  now: Date
}

/**
 * Removes a photo from every page and link at once, whatever was decided about it before. It is a decision like those of the
 * queue: its author may undo it for a minute, and the owner is notified after that.
 */
export async function takeDownPhoto(
  { secrets }: { secrets: Secrets },
  { inAct, memberId, photoId, reason, told, staff, now }: PhotoToTakeDown,
): Promise<{ uuid: string; undoUntil: Date }> {
  const id = newId(now)
  const undoUntil = undoEndOf(now)
  await inAct(async trx => {
    await lockReviewedMember(trx, memberId)
    const was = await rejectPhoto(trx, { id: photoId, memberId }, told)
    // The photo is gone, was taken down before, or belongs to another member.
    if (!was) throw new Refusal('not_found')
    const item = await closeUnclaimed(trx, { kind: 'photo', subjectId: photoId, memberId, now })
    await trx
      .insertInto('review_decisions')
      .values({
        id,
        item_id: item.id,
        kind: 'photo',
        subject_id: photoId,
        member_id: memberId,
        version: item.version,
        staff_id: staff.id,
        decision: 'take_down',
        reason,
        told,
        before: sealBefore(secrets, { ...was, wasWaiting: item.wasWaiting }),
        decided_at: now,
        undo_until: undoUntil,
        undone_at: null,
        told_at: null,
      })
      .execute()
    const after = { photo: photoId }
    return { act: 'photo_take_down', memberId, after, reason }
  })
  return { uuid: id, undoUntil }
}
