import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changePair, presentPair } from '../act.ts'
import { insertReport } from './queries.ts'
import { reportMessages, reportSentences } from './words.ts'

export const reportHandlers = ({ db }: { db: Db }): HandlersOf<'reportMember'> => ({
  async reportMember({ input, viewer, language, now }) {
    const reportedId = input.to_user_id.toLowerCase()
    const { message } = input
    const pair = await changePair(db, { viewer, memberId: reportedId }, async (trx, relation) => {
      const isNew = await insertReport(trx, { reporterId: viewer.id, reportedId, message, now })
      // Answering with success would let the family believe that the second message reached us.
      if (!isNew) throw new Refusal('conflict', { sentence: reportSentences.reportedBefore })
      return { ...relation, report: message }
    })
    return { message: reportMessages(language).reported, relation: presentPair(pair, viewer, now) }
  },
})
