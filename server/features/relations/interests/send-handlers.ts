import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { changePair, presentPair, readPairOrRefuse, refuseBlocked } from '../act.ts'
import { limitInterests } from '../limits.ts'
import type { Relation } from '../relation.ts'
import type { RecordInterestEvent } from './events.ts'
import { cancelBySender, insertInterest, markReminded } from './queries.ts'
import { refuseConflict, refusePaused } from './refusals.ts'
import { reminderOutcome, sendOutcome } from './rules.ts'
import { interestMessages, interestSentences } from './words.ts'

interface SendDependencies {
  db: Db
  limits: Limits
  recordEvent: RecordInterestEvent
}

/** What the sender of an interest does: send it, take it back, remind of it. */
export function sendHandlers({
  db,
  limits,
  recordEvent,
}: SendDependencies): HandlersOf<'sendInterest' | 'cancelInterest' | 'sendReminder'> {
  async function send(trx: Db, viewer: Viewer, memberId: string, relation: Relation, now: Date): Promise<Relation> {
    const inserted = await insertInterest(trx, { senderId: viewer.id, receiverId: memberId }, now)
    if (!inserted) return refuseConflict(interestSentences.takenBack)
    const { interest, isRepeated } = inserted
    const kind = isRepeated ? 'sent_again' : 'sent'
    await recordEvent(trx, { kind, interestId: interest.id, fromId: viewer.id, toId: memberId, at: now })
    return { ...relation, hasInterest: true, sent: interest }
  }

  return {
    async sendInterest({ input, viewer, language, now }) {
      const memberId = input.to_user_id.toLowerCase()
      const { relation: before } = await readPairOrRefuse(db, viewer, memberId)
      refuseBlocked(before)
      // The limit is counted outside the transaction, and only for what would be a new interest.
      if (sendOutcome(before) === 'send') {
        if (viewer.paused) refusePaused()
        await limitInterests(limits, viewer, now)
      }
      const pair = await changePair(db, { viewer, memberId }, async (trx, relation) => {
        refuseBlocked(relation)
        const outcome = sendOutcome(relation)
        if (outcome === 'accepted') refuseConflict(interestSentences.accepted)
        if (outcome === 'rejected') refuseConflict(interestSentences.rejectedByThem)
        return outcome === 'send' ? send(trx, viewer, memberId, relation, now) : relation
      })
      const { sent, received } = pair.relation
      const say = interestMessages(language)
      return {
        message: received ? say.toAnswer : before.sent ? say.sentBefore : say.sent,
        is_there: received ? 1 : 0,
        activity_id: (received ?? sent ?? refuseConflict(interestSentences.notPending)).id,
        relation: presentPair(pair, viewer, now),
      }
    },

    async cancelInterest({ input, viewer, language, now }) {
      const memberId = input.userId.toLowerCase()
      const pair = await changePair(db, { viewer, memberId }, async (trx, relation) => {
        const { sent } = relation
        if (!sent || !(await cancelBySender(trx, sent.id, viewer.id, now)))
          return refuseConflict(interestSentences.nothingToCancel)
        await recordEvent(trx, { kind: 'taken_back', interestId: sent.id, fromId: viewer.id, toId: memberId, at: now })
        return { ...relation, hasInterest: false, sent: null }
      })
      return { message: interestMessages(language).cancelled, relation: presentPair(pair, viewer, now) }
    },

    async sendReminder({ input, viewer, language, now }) {
      const memberId = input.to_user_id.toLowerCase()
      const pair = await changePair(db, { viewer, memberId }, async (trx, relation, subject) => {
        refuseBlocked(relation)
        const { sent } = relation
        const outcome = reminderOutcome(relation, now)
        if (!sent || outcome === 'nothing_to_remind') return refuseConflict(interestSentences.nothingToRemind)
        if (outcome === 'reminded_before') refuseConflict(interestSentences.remindedBefore)
        if (outcome === 'too_soon') refuseConflict(interestSentences.tooSoonToRemind)
        if (viewer.paused) refusePaused()
        if (subject.status === 'paused') refuseConflict(interestSentences.theyPaused)
        if (!(await markReminded(trx, sent.id, viewer.id, now))) refuseConflict(interestSentences.remindedBefore)
        await recordEvent(trx, { kind: 'reminded', interestId: sent.id, fromId: viewer.id, toId: memberId, at: now })
        return { ...relation, sent: { ...sent, reminded: true } }
      })
      return { message: interestMessages(language).reminded, relation: presentPair(pair, viewer, now) }
    },
  }
}
