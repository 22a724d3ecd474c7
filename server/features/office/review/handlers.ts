import type { Db } from '#server/db/open.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { decideItem, undoDecision } from './decisions.ts'
import { claimItem, readItem, releaseItems } from './items.ts'
import { presentDecided, presentWaiting } from './present.ts'
import { presentItem } from './present-item.ts'
import { countDecided, countQueue, decidedPage, decidedPageOf, queuePage, queuePageOf } from './queries.ts'
import { undoEndOf } from './rules.ts'
import { takeDownPhoto } from './take-down.ts'
import { reviewMessages, reviewSentences } from './words.ts'

interface ReviewDependencies extends ChannelSettings {
  db: Db
}
type ReviewCalls =
  | 'reviewQueue'
  | 'claimReview'
  | 'releaseReview'
  | 'decideReview'
  | 'decidedReviews'
  | 'undoReview'
  | 'takeDownPhoto'

export function reviewHandlers(dependencies: ReviewDependencies): HandlersOf<ReviewCalls> {
  const { db } = dependencies
  return {
    async reviewQueue({ input, staff, language, now }) {
      const { kind, offset } = input
      const rows = await queuePageOf(db, { kind, offset, now })
      const { counts, overdue } = await countQueue(db, now, kind)
      const count = kind ? counts[kind] : Object.values(counts).reduce((sum, one) => sum + one, 0)
      return {
        count,
        list: rows.map(row => presentWaiting(row, staff.id, language)),
        next_offset: nextOffset(offset, count, queuePage),
        counts,
        overdue,
      }
    },

    async claimReview({ input, staff, now, language, inAct }) {
      const id = input.uuid.toLowerCase()
      const item = await claimItem(db, id, staff.id, now)
      if (!item) {
        const unclaimed = await readItem(db, id)
        if (!unclaimed) throw new Refusal('not_found')
        throw new Refusal('conflict', {
          sentence: unclaimed.decided_at ? reviewSentences.changed : reviewSentences.withColleague,
        })
      }
      const detail = await presentItem({ ...dependencies, now, language }, item)
      if (!detail) throw new Refusal('not_found')
      // A complaint carries the complainant's contact, and reading one is an act.
      if (item.kind === 'complaint')
        await inAct(async () => ({ act: 'complaint_read', memberId: item.member_id, after: { item: id } }))
      return detail
    },

    async releaseReview({ input, staff, language }) {
      await releaseItems(db, [input.uuid.toLowerCase()], staff.id)
      return { message: reviewMessages(language).released }
    },

    async decideReview({ input, staff, now, language, inAct }) {
      const { version, decision, reason, told, answer, removed } = input
      const words = { reason, told, answer }
      const itemId = input.uuid.toLowerCase()
      const uuid = await decideItem(dependencies, { inAct, itemId, version, staff, decision, words, removed, now })
      return { message: reviewMessages(language).decided, uuid, undo_until: undoEndOf(now).toISOString() }
    },

    async decidedReviews({ input, staff, language }) {
      const { kind, offset } = input
      const count = await countDecided(db, kind)
      const rows = await decidedPageOf(db, { kind, offset })
      return {
        count,
        list: rows.map(row => presentDecided(row, staff.id, language)),
        next_offset: nextOffset(offset, count, decidedPage),
      }
    },

    async undoReview({ input, staff, now, language, inAct }) {
      const { itemId, isWaiting } = await undoDecision(dependencies, input.uuid.toLowerCase(), { inAct, staff, now })
      const words = reviewMessages(language)
      return { message: isWaiting ? words.undone : words.shownAgain, item: itemId }
    },

    async takeDownPhoto({ input, staff, now, language, inAct }) {
      const [memberId, photoId] = [input.uuid.toLowerCase(), input.id.toLowerCase()]
      const { reason, told } = input
      const { uuid, undoUntil } = await takeDownPhoto(dependencies, {
        inAct,
        memberId,
        photoId,
        reason,
        told,
        staff,
        now,
      })
      return { message: reviewMessages(language).takenDown, uuid, undo_until: undoUntil.toISOString() }
    },
  }
}
