import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { newId } from '#server/ports/ids.ts'
import { changePair } from '../pair/act.ts'
import { interestLimit } from '../pair/limits.ts'
import { presentPair } from '../pair/present.ts'
import { refuse } from '../pair/refuse.ts'
import { mayCancelInterest, maySendInterest, maySendReminder } from '../pair/rules.ts'
import type { TellOfInterest } from './events.ts'
import { interestChanges, interestInsert } from './queries.ts'
import { interestMessages } from './words.ts'

interface SendDependencies {
  db: Db
  limits: Limits
  tell: TellOfInterest
}

/** What the sender of an interest does: send it, take it back, remind of it. */
export function sendHandlers({
  db,
  limits,
  tell,
}: SendDependencies): HandlersOf<'sendInterest' | 'cancelInterest' | 'sendReminder'> {
  const insert = interestInsert(tell)
  const { cancelBySender, remind } = interestChanges(tell)

  return {
    async sendInterest({ input, viewer, language, now }) {
      const memberId = input.to_user_id.toLowerCase()
      const pair = await changePair(db, { viewer, memberId, now }, maySendInterest, async (trx, relation) => {
        // The statement that inserts the interest also counts it, so only a new interest counts towards the limit.
        const { key, limit } = interestLimit(viewer, now)
        const [id, ends] = [newId(now), { fromId: viewer.id, toId: memberId }]
        const values = { id, ...ends, noticeId: newId(now), at: now, by: viewer.role }
        const inserted = await limits.countAndQuery(key, limit, insert, values, trx)
        if (inserted.id === null) refuse('paused')
        const times = { sentAt: now, statusAt: now, seenAt: null, asks: [] }
        const told = { reminded: inserted.reminded === true, waitsForCandidate: inserted.waits === true }
        const sent = { id, status: 'pending', ...times, ...told, rejectionReason: null, doneBy: viewer.role } as const
        return { relation: { ...relation, hasInterest: true, sent } }
      })
      const { sent, received } = pair.relation
      const t = interestMessages(language)
      return {
        message: received ? t.toAnswer : pair.verdict === 'done_before' ? t.sentBefore : t.sent,
        is_there: received ? 1 : 0,
        activity_id: (received ?? sent ?? refuse('not_pending')).id,
        relation: presentPair(pair, viewer, now),
      }
    },

    async cancelInterest({ input, viewer, language, now }) {
      const memberId = input.userId.toLowerCase()
      const event = { noticeId: newId(now), fromId: viewer.id, toId: memberId, at: now }
      const pair = await changePair(db, { viewer, memberId, now }, mayCancelInterest, async (trx, relation) => {
        const { sent } = relation
        if (!sent || !(await cancelBySender(trx, { ...event, interestId: sent.id }))) return refuse('nothing_to_cancel')
        return { relation: { ...relation, hasInterest: false, sent: null, takenBackAt: now } }
      })
      return { message: interestMessages(language).cancelled, relation: presentPair(pair, viewer, now) }
    },

    async sendReminder({ input, viewer, language, now }) {
      const memberId = input.to_user_id.toLowerCase()
      const event = { noticeId: newId(now), fromId: viewer.id, toId: memberId, at: now }
      const pair = await changePair(db, { viewer, memberId, now }, maySendReminder, async (trx, relation) => {
        const { sent } = relation
        if (!sent || !(await remind(trx, { ...event, interestId: sent.id }))) return refuse('reminded_before')
        return { relation: { ...relation, sent: { ...sent, reminded: true } } }
      })
      return { message: interestMessages(language).reminded, relation: presentPair(pair, viewer, now) }
    },
  }
}
