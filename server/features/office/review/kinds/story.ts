import { publishStory, rejectStory, undecideStory } from '#server/features/families/stories/decisions.ts'
import type { KindOfItem } from './kind.ts'

/** A story is published once the partner has confirmed it and staff have read it. */
export const storyItem: KindOfItem = {
  async apply(trx, { item, decision, words, now, undoUntil }) {
    const storyId = item.subject_id
    const story = await trx
      .selectFrom('success_stories')
      .select('stored_as')
      .where('id', '=', storyId)
      .forUpdate()
      .executeTakeFirst()
    if (!story) return null
    const isDone =
      decision === 'approve'
        ? await publishStory(trx, { storyId, now })
        : await rejectStory(trx, { storyId, reason: words.reason, now })
    if (!isDone) return null
    // The photo of a rejected story is erased only after the rejection can no longer be undone.
    if (decision === 'reject' && story.stored_as)
      await trx
        .updateTable('files_to_erase')
        .set({ noted_at: undoUntil })
        .where('stored_as', '=', story.stored_as)
        .execute()
    return { storedAs: story.stored_as }
  },
  revert: (trx, { subjectId, decision, before }) =>
    undecideStory(trx, {
      storyId: subjectId,
      storedAs: typeof before.storedAs === 'string' ? before.storedAs : null,
      wasPublished: decision === 'approve',
    }),
}
