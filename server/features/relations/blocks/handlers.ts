import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { newId } from '#server/ports/ids.ts'
import type { TellOfInterest } from '../interests/events.ts'
import { interestChanges } from '../interests/queries.ts'
import { changePair } from '../pair/act.ts'
import { presentPair } from '../pair/present.ts'
import { mayBlock, mayUnblock } from '../pair/rules.ts'
import { deleteBlock, insertBlock } from './queries.ts'
import { interestEndedByBlock, relationAfterBlock } from './rules.ts'
import { blockMessages } from './words.ts'

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
        const event = { noticeId: newId(now), fromId: viewer.id, toId: memberId, at: now }
        const interest = interestEndedByBlock(relation)
        if (interest) await cancelByBlock(trx, { ...event, interestId: interest.id })
        return { relation: relationAfterBlock(relation) }
      })
      return { message: blockMessages(language).blocked, relation: presentPair(pair, viewer, now) }
    },

    async unblockMember({ input, viewer, language, now }) {
      const memberId = input.to_user_id.toLowerCase()
      const pair = await changePair(db, { viewer, memberId, now }, mayUnblock, async (trx, relation) => {
        await deleteBlock(trx, viewer.id, memberId)
        return { relation: { ...relation, viewerBlocked: false } }
      })
      return { message: blockMessages(language).unblocked, relation: presentPair(pair, viewer, now) }
    },
  }
}
