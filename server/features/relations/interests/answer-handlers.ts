import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { changePair, presentPair, refuseBlocked } from '../act.ts'
import type { Interest } from '../relation.ts'
import type { RecordInterestEvent } from './events.ts'
import { acceptByReceiver, readEnds, rejectByReceiver } from './queries.ts'
import { refuseConflict } from './refusals.ts'
import { interestMessages, interestSentences } from './words.ts'

interface AnswerDependencies {
  db: Db
  recordEvent: RecordInterestEvent
}
interface Answer {
  viewer: Viewer
  interestId: string
  now: Date
}

/** What the receiver of an interest does: accept it, also after all, or reject it. */
export function answerHandlers({
  db,
  recordEvent,
}: AnswerDependencies): HandlersOf<'acceptInterest' | 'rejectInterest'> {
  /** The sender of an interest that this viewer received. Others learn nothing of the interest. */
  async function senderOrRefuse(viewer: Viewer, interestId: string): Promise<string> {
    const ends = await readEnds(db, interestId)
    if (ends?.senderId === viewer.id) throw new Refusal('not_yours', { sentence: interestSentences.onlyReceiver })
    if (ends?.receiverId !== viewer.id) throw new Refusal('not_found')
    return ends.senderId
  }

  /** `write` returns false where the interest was answered or taken back in the meantime. */
  async function answer(
    { viewer, interestId, now }: Answer,
    result: Pick<Interest, 'rejectionReason'> & { status: 'accepted' | 'rejected' },
    write: (trx: Db) => Promise<boolean>,
  ) {
    const memberId = await senderOrRefuse(viewer, interestId)
    const pair = await changePair(db, { viewer, memberId }, async (trx, relation) => {
      refuseBlocked(relation)
      const { received } = relation
      if (!received || !(await write(trx))) return refuseConflict(interestSentences.notPending)
      await recordEvent(trx, { kind: result.status, interestId, fromId: viewer.id, toId: memberId, at: now })
      return { ...relation, received: { ...received, ...result, statusAt: now } }
    })
    return presentPair(pair, viewer, now)
  }

  return {
    async acceptInterest({ input, viewer, language, now }) {
      const interestId = input.uuid.toLowerCase()
      const relation = await answer({ viewer, interestId, now }, { status: 'accepted', rejectionReason: null }, trx =>
        acceptByReceiver(trx, interestId, viewer.id, now),
      )
      return { message: interestMessages(language).accepted, relation }
    },

    async rejectInterest({ input, viewer, language, now }) {
      const interestId = input.uuid.toLowerCase()
      const reason = input.message
      const relation = await answer({ viewer, interestId, now }, { status: 'rejected', rejectionReason: reason }, trx =>
        rejectByReceiver(trx, interestId, viewer.id, { reason, now }),
      )
      return { message: interestMessages(language).rejected, relation }
    },
  }
}
