import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { changePair } from '../pair/act.ts'
import { presentPair } from '../pair/present.ts'
import { refuse } from '../pair/refuse.ts'
import { mayReport } from '../pair/rules.ts'
import { insertReport } from './queries.ts'
import { reportMessages } from './words.ts'

export const reportHandlers = ({ db }: { db: Db }): HandlersOf<'reportMember'> => ({
  async reportMember({ input, viewer, language, now }) {
    const memberId = input.to_user_id.toLowerCase()
    const { message } = input
    // A second report is refused: success would let the family believe that its message reached us.
    const pair = await changePair(db, { viewer, memberId, now }, mayReport, async (trx, relation) => {
      const isNew = await insertReport(trx, { reporterId: viewer.id, reportedId: memberId, message, now })
      return isNew ? { relation: { ...relation, report: message } } : refuse('reported_before')
    })
    return { message: reportMessages(language).reported, relation: presentPair(pair, viewer, now) }
  },
})
