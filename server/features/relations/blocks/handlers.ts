import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { newId } from '#server/ports/ids.ts'
import type { TellOfInterest } from '../interests/events.ts'
import { interestChanges } from '../interests/queries.ts'
import { changePair } from '../pair/act.ts'
import { presentPair } from '../pair/present.ts'
import type { Interest, Relation } from '../pair/relation.ts'
import { mayBlock, mayUnblock } from '../pair/rules.ts'
import { deleteBlock, insertBlock } from './queries.ts'
import { blockMessages } from './words.ts'

const unlessPending = (interest: Interest | null) => (interest?.status === 'pending' ? null : interest)

function blockedRelation(relation: Relation): Relation {
  const [sent, received] = [unlessPending(relation.sent), unlessPending(relation.received)]
  return { ...relation, viewerBlocked: true, hasInterest: sent !== null || received !== null, sent, received }
}

export function blockHandlers({
  db,
  tell,
}: {
  db: Db
  tell: TellOfInterest
}): HandlersOf<'blockMember' | 'unblockMember'> {
  const { cancelByBlock } = interestChanges(tell)

  return {
    async blockMember({ input, viewer, language, now }) {
      const memberId = input.to_user_id.toLowerCase()
      const pair = await changePair(db, { viewer, memberId, now }, mayBlock, async (trx, relation) => {
        await insertBlock(trx, { blockerId: viewer.id, blockedId: memberId, at: now })
        // A block takes a pending interest back, whoever of the two sent it.
        const interest = relation.sent ?? relation.received
        const event = { noticeId: newId(now), fromId: viewer.id, toId: memberId, at: now }
        if (interest?.status === 'pending') await cancelByBlock(trx, { ...event, interestId: interest.id })
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
  }
}
