import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { newId } from '#server/ports/ids.ts'
import { changePair } from '../pair/act.ts'
import { presentPair } from '../pair/present.ts'
import { refuse } from '../pair/refuse.ts'
import { mayAskCandidate, mayConfirm } from '../pair/rules.ts'
import type { TellCandidate, TellOfInterest } from './events.ts'
import { interestChanges } from './queries.ts'
import { interestMessages } from './words.ts'

/** What waits for a candidate who keeps the last word: the candidate confirms it, and the others of the family ask. */
export function candidateInterestHandlers({
  db,
  tell,
  tellCandidate,
}: {
  db: Db
  tell: TellOfInterest
  tellCandidate: TellCandidate
}): HandlersOf<'confirmInterest' | 'askCandidateToDecide'> {
  const { confirm, askCandidate } = interestChanges(tell)

  return {
    async confirmInterest({ input, viewer, language, now }) {
      const memberId = input.to_user_id.toLowerCase()
      const event = { noticeId: newId(now), fromId: viewer.id, toId: memberId, at: now, by: viewer.role }
      const pair = await changePair(db, { viewer, memberId, now }, mayConfirm, async (trx, relation) => {
        const { sent } = relation
        if (!sent || !(await confirm(trx, { ...event, interestId: sent.id }))) return refuse('not_pending')
        return { relation: { ...relation, sent: { ...sent, waitsForCandidate: false } } }
      })
      return { message: interestMessages(language).confirmed, relation: presentPair(pair, viewer, now) }
    },

    async askCandidateToDecide({ input, viewer, language, now }) {
      const memberId = input.to_user_id.toLowerCase()
      const pair = await changePair(db, { viewer, memberId, now }, mayAskCandidate, async (trx, relation) => {
        const side = relation.sent ? 'sent' : 'received'
        const interest = relation[side] ?? refuse('not_pending')
        if (!(await askCandidate(trx, { interestId: interest.id, memberId: viewer.id, at: now })))
          return refuse('not_pending')
        await tellCandidate(trx, { memberId: viewer.id, fromId: memberId, sourceId: interest.id, at: now })
        return { relation: { ...relation, [side]: { ...interest, asks: [...interest.asks, now] } } }
      })
      return { message: interestMessages(language).asked, relation: presentPair(pair, viewer, now) }
    },
  }
}
