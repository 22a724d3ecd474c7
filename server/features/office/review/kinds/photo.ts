import {
  approvePhoto,
  type PhotoBefore,
  rejectPhoto,
  restorePhoto,
} from '#server/features/families/photos/decisions.ts'
import type { KindOfItem } from './kind.ts'

export const photoItem: KindOfItem = {
  async apply(trx, { item, decision, words }) {
    if (!item.member_id) return null
    const photo = { id: item.subject_id, memberId: item.member_id }
    const before = decision === 'approve' ? await approvePhoto(trx, photo) : await rejectPhoto(trx, photo, words.told)
    return before && { ...before }
  },
  async revert(trx, { subjectId, memberId, before }) {
    return memberId !== null && restorePhoto(trx, { id: subjectId, memberId }, before as unknown as PhotoBefore)
  },
}
