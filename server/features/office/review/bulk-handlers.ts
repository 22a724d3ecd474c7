import { photosAtOnce } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import { readNearCopies } from '#server/features/families/photos/near-copies.ts'
import { errorWords } from '#server/http/error-words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { decideItem } from './decisions.ts'
import { claimNextPhotos, releaseItems } from './items.ts'
import { presentPhoto } from './present.ts'
import { countQueue, photosOf } from './queries.ts'
import { undoEndOf } from './rules.ts'
import { reviewMessages } from './words.ts'

type BulkCalls = 'claimPhotos' | 'releaseReviews' | 'decideReviews'

export function bulkReviewHandlers(dependencies: { db: Db; secrets: Secrets }): HandlersOf<BulkCalls> {
  const { db } = dependencies
  return {
    async claimPhotos({ staff, language, now }) {
      const claimed = await claimNextPhotos(db, staff.id, photosAtOnce, now)
      const photos =
        claimed.length > 0
          ? await photosOf(
              db,
              claimed.map(({ id }) => id),
            )
          : []
      const copies = Map.groupBy(
        await readNearCopies(
          db,
          photos.map(({ subject_id }) => subject_id),
        ),
        ({ photo_id }) => photo_id,
      )
      const { counts } = await countQueue(db, now)
      return {
        count: counts.photo,
        list: photos.map(row => presentPhoto(row, copies.get(row.subject_id) ?? [], language)),
      }
    },

    async releaseReviews({ input, staff, language }) {
      await releaseItems(
        db,
        input.uuids.map(uuid => uuid.toLowerCase()),
        staff.id,
      )
      return { message: reviewMessages(language).released }
    },

    async decideReviews({ input, staff, now, language, inAct }) {
      const { decisions } = input
      const decided: { item: string; uuid: string }[] = []
      const refused: { item: string; message: string }[] = []
      // Each decision is a transaction of its own, so a refused one does not affect the others.
      for (const { uuid, version, decision, reason, told, answer } of decisions) {
        const item = uuid.toLowerCase()
        try {
          const decisionId = await decideItem(dependencies, {
            inAct,
            itemId: item,
            version,
            staff,
            decision,
            words: { reason, told, answer },
            now,
          })
          decided.push({ item, uuid: decisionId })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          refused.push({ item, message: (error.sentence ?? errorWords[error.code])[language] })
        }
      }
      return {
        message: reviewMessages(language).decidedMany(decided.length, refused.length),
        decided,
        refused,
        undo_until: undoEndOf(now).toISOString(),
      }
    },
  }
}
