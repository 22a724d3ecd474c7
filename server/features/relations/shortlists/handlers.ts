import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { changePair } from '../pair/act.ts'
import { presentPair } from '../pair/present.ts'
import { refuse } from '../pair/refuse.ts'
import { mayRemoveFromShortlist, mayShortlist } from '../pair/rules.ts'
import { deleteShortlist, insertShortlist } from './queries.ts'
import { shortlistMessages } from './words.ts'

export const shortlistHandlers = ({ db }: { db: Db }): HandlersOf<'shortlistMember' | 'removeFromShortlist'> => ({
  async shortlistMember({ input, viewer, language, now }) {
    const memberId = input.to_user_id.toLowerCase()
    const pair = await changePair(db, { viewer, memberId, now }, mayShortlist, async (trx, relation) => {
      if (!(await insertShortlist(trx, viewer.id, memberId, now))) refuse('same_gender')
      return { relation: { ...relation, shortlisted: true } }
    })
    return { message: shortlistMessages(language).added, relation: presentPair(pair, viewer, now) }
  },

  async removeFromShortlist({ input, viewer, language, now }) {
    const memberId = input.userId.toLowerCase()
    const pair = await changePair(db, { viewer, memberId, now }, mayRemoveFromShortlist, async (trx, relation) => {
      await deleteShortlist(trx, viewer.id, memberId)
      return { relation: { ...relation, shortlisted: false } }
    })
    return { message: shortlistMessages(language).removed, relation: presentPair(pair, viewer, now) }
  },
})
