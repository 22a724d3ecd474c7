import { approveDocument, rejectDocument, undecideDocument } from '#server/features/families/id-proof/decisions.ts'
import { readDocument } from '#server/features/families/id-proof/queries.ts'
import type { KindOfItem } from './kind.ts'

export const documentItem: KindOfItem = {
  async apply(trx, { item, decision, words, now, undoUntil }) {
    const memberId = item.subject_id
    // The item's version was compared under its lock, and every change of the document raises that version.
    const version = (await readDocument(trx, memberId))?.version
    if (version === undefined) return null
    const lookedAt = { memberId, version, now, undoUntil }
    const isDone =
      decision === 'approve'
        ? await approveDocument(trx, lookedAt)
        : await rejectDocument(trx, { ...lookedAt, reason: words.told })
    return isDone ? { version } : null
  },
  revert: (trx, { subjectId, before }) =>
    undecideDocument(trx, { memberId: subjectId, version: Number(before.version) }),
}
