import type { FamilyRole } from '#domain/access/family-logins.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { newId } from '#server/ports/ids.ts'
import { changePair } from '../pair/act.ts'
import { presentPair } from '../pair/present.ts'
import { refuse } from '../pair/refuse.ts'
import type { Interest } from '../pair/relation.ts'
import { mayAccept, mayAcceptAgain, mayReject, type Rule } from '../pair/rules.ts'
import type { EventValues, TellOfInterest } from './events.ts'
import { interestChanges, readEnds } from './queries.ts'
import { interestMessages, onlyReceiverSentence } from './words.ts'

interface AnswerDependencies {
  db: Db
  tell: TellOfInterest
}
interface Answer {
  viewer: Viewer
  interestId: string
  now: Date
  rule: Rule
  result: Pick<Interest, 'rejectionReason'> & { status: 'accepted' | 'rejected' }
  /** Returns whether it waits for the sender's candidate, or null where it was answered or taken back in the meantime. */
  write: (trx: Db, event: EventValues & { interestId: string; by: FamilyRole }) => Promise<boolean | null>
}

/** What the receiver of an interest does: accept it, even after a rejection, or reject it. */
export function answerHandlers({ db, tell }: AnswerDependencies): HandlersOf<'acceptInterest' | 'rejectInterest'> {
  const { accept, reject } = interestChanges(tell)

  /** The sender of an interest that this viewer received. Others learn nothing of the interest. */
  async function senderOrRefuse(viewer: Viewer, interestId: string): Promise<string> {
    const ends = await readEnds(db, interestId)
    if (ends?.senderId === viewer.id) throw new Refusal('not_yours', { sentence: onlyReceiverSentence })
    if (ends?.receiverId !== viewer.id) throw new Refusal('not_found')
    return ends.senderId
  }

  async function answer({ viewer, interestId, now, rule, result, write }: Answer) {
    const memberId = await senderOrRefuse(viewer, interestId)
    const event = { interestId, noticeId: newId(now), fromId: viewer.id, toId: memberId, at: now, by: viewer.role }
    const pair = await changePair(db, { viewer, memberId, now }, rule, async (trx, relation) => {
      const { received } = relation
      const waitsForCandidate = received && (await write(trx, event))
      if (!received || waitsForCandidate === null) return refuse('not_pending')
      const answered = { ...received, ...result, waitsForCandidate, statusAt: now, doneBy: viewer.role }
      return { relation: { ...relation, received: answered } }
    })
    return presentPair(pair, viewer, now)
  }

  return {
    async acceptInterest({ input, viewer, language, now }) {
      const interestId = input.uuid.toLowerCase()
      const relation = await answer({
        viewer,
        interestId,
        now,
        rule: at => (at.relation.received?.status === 'rejected' ? mayAcceptAgain(at) : mayAccept(at)),
        result: { status: 'accepted', rejectionReason: null },
        write: accept,
      })
      const t = interestMessages(language)
      return { message: relation.waits_for_candidate ? t.acceptedAndWaits : t.accepted, relation }
    },

    async rejectInterest({ input, viewer, language, now }) {
      const interestId = input.uuid.toLowerCase()
      const reason = input.message
      const relation = await answer({
        viewer,
        interestId,
        now,
        rule: mayReject,
        result: { status: 'rejected', rejectionReason: reason },
        write: async (trx, event) => ((await reject(trx, { ...event, reason })) ? false : null),
      })
      return { message: interestMessages(language).rejected, relation }
    },
  }
}
