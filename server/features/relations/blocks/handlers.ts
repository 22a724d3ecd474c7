import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { changePair } from '../act.ts'
import type { RecordInterestEvent } from '../interests/events.ts'
import { cancelByBlock } from '../interests/queries.ts'
import { presentPair } from '../present.ts'
import type { Interest, Relation } from '../relation.ts'
import { mayBlock, mayUnblock } from '../rules.ts'
import { deleteBlock, insertBlock } from './queries.ts'
import { blockMessages } from './words.ts'

const unlessPending = (interest: Interest | null) => (interest?.status === 'pending' ? null : interest)

function blockedRelation(relation: Relation): Relation {
  const [sent, received] = [unlessPending(relation.sent), unlessPending(relation.received)]
  return { ...relation, viewerBlocked: true, hasInterest: sent !== null || received !== null, sent, received }
}

interface BlockDependencies {
  db: Db
  recordEvent: RecordInterestEvent
}

export const blockHandlers = ({ db, recordEvent }: BlockDependencies): HandlersOf<'blockMember' | 'unblockMember'> => ({
  async blockMember({ input, viewer, language, now }) {
    const memberId = input.to_user_id.toLowerCase()
    const pair = await changePair(db, { viewer, memberId, now }, mayBlock, async (trx, relation) => {
      await insertBlock(trx, viewer.id, memberId, now)
      const interestId = await cancelByBlock(trx, viewer.id, memberId, now)
      if (interestId)
        await recordEvent(trx, { kind: 'taken_back', interestId, fromId: viewer.id, toId: memberId, at: now })
      return blockedRelation(relation)
    })
    return { message: blockMessages(language).blocked, relation: presentPair(pair, viewer, now) }
  },

  async unblockMember({ input, viewer, language, now }) {
    const memberId = input.to_user_id.toLowerCase()
    const pair = await changePair(db, { viewer, memberId, now }, mayUnblock, async (trx, relation) => {
      await deleteBlock(trx, viewer.id, memberId)
      return { ...relation, viewerBlocked: false }
    })
    return { message: blockMessages(language).unblocked, relation: presentPair(pair, viewer, now) }
  },
})
