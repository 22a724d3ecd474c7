import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { askPair, changePair } from '../act.ts'
import { limitInterests } from '../limits.ts'
import { presentPair } from '../present.ts'
import { refuse } from '../refuse.ts'
import { mayCancelInterest, maySendInterest, maySendReminder } from '../rules.ts'
import type { RecordInterestEvent } from './events.ts'
import { cancelBySender, insertInterest, markReminded } from './queries.ts'
import { interestMessages } from './words.ts'

interface SendDependencies {
  db: Db
  limits: Limits
  recordEvent: RecordInterestEvent
}

/** What the sender of an interest does: send it, take it back, remind of it. */
export const sendHandlers = ({
  db,
  limits,
  recordEvent,
}: SendDependencies): HandlersOf<'sendInterest' | 'cancelInterest' | 'sendReminder'> => ({
  async sendInterest({ input, viewer, language, now }) {
    const memberId = input.to_user_id.toLowerCase()
    const act = { viewer, memberId, now }
    const before = await askPair(db, act, maySendInterest)
    // The limit is counted outside the transaction, and only for what would be a new interest.
    if (before.verdict === 'allowed') await limitInterests(limits, viewer, now)
    const pair = await changePair(db, act, maySendInterest, async (trx, relation) => {
      const inserted = await insertInterest(trx, { senderId: viewer.id, receiverId: memberId }, now)
      const { interest, isRepeated } = inserted ?? refuse('paused')
      const kind = isRepeated ? 'sent_again' : 'sent'
      await recordEvent(trx, { kind, interestId: interest.id, fromId: viewer.id, toId: memberId, at: now })
      return { ...relation, hasInterest: true, sent: interest }
    })
    const { sent, received } = pair.relation
    const say = interestMessages(language)
    return {
      message: received ? say.toAnswer : before.relation.sent ? say.sentBefore : say.sent,
      is_there: received ? 1 : 0,
      activity_id: (received ?? sent ?? refuse('not_pending')).id,
      relation: presentPair(pair, viewer, now),
    }
  },

  async cancelInterest({ input, viewer, language, now }) {
    const memberId = input.userId.toLowerCase()
    const pair = await changePair(db, { viewer, memberId, now }, mayCancelInterest, async (trx, relation) => {
      const { sent } = relation
      if (!sent || !(await cancelBySender(trx, sent.id, viewer.id, now))) return refuse('nothing_to_cancel')
      await recordEvent(trx, { kind: 'taken_back', interestId: sent.id, fromId: viewer.id, toId: memberId, at: now })
      return { ...relation, hasInterest: false, sent: null, takenBackAt: now }
    })
    return { message: interestMessages(language).cancelled, relation: presentPair(pair, viewer, now) }
  },

  async sendReminder({ input, viewer, language, now }) {
    const memberId = input.to_user_id.toLowerCase()
    const pair = await changePair(db, { viewer, memberId, now }, maySendReminder, async (trx, relation) => {
      const { sent } = relation
      if (!sent || !(await markReminded(trx, sent.id, viewer.id, now))) return refuse('reminded_before')
      await recordEvent(trx, { kind: 'reminded', interestId: sent.id, fromId: viewer.id, toId: memberId, at: now })
      return { ...relation, sent: { ...sent, reminded: true } }
    })
    return { message: interestMessages(language).reminded, relation: presentPair(pair, viewer, now) }
  },
})
