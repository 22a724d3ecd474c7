import type { Db } from '#server/db/open.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import { areSettled } from '#server/features/shared/second-person/queries.ts'
import { needsTwoPeople } from '#server/features/shared/second-person/words.ts'
import { allStates, presentToldFamily, readToldFamilies } from '#server/features/telling/deliveries/told-families.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentRecall } from './present.ts'
import {
  confirmRecall,
  insertRecall,
  readAsker,
  readRecallCounts,
  readRecalls,
  recallsPerPage,
  withdrawRecall,
} from './queries.ts'
import { recallMessages, recallSentences } from './words.ts'

type RecallCalls = 'askRecall' | 'confirmRecall' | 'withdrawRecall' | 'recallList' | 'recallMembers'

export const recallHandlers = ({ db }: { db: Db }): HandlersOf<RecallCalls> => ({
  async askRecall({ input: { uuid, reason, ground }, staff, language, now, inAct }) {
    const memberId = uuid.toLowerCase()
    await inAct(async trx => {
      if (!(await insertRecall(trx, { memberId, ground, staffId: staff.id, now })))
        throw new Refusal('conflict', { sentence: recallSentences.notSuspended })
      return { act: 'recall_asked', memberId, after: { ground }, reason }
    })
    return { message: recallMessages(language).asked }
  },

  async confirmRecall({ input: { uuid, reason }, staff, language, now, inAct }) {
    const askedBy = await readAsker(db, uuid)
    if (askedBy === staff.id) throw new Refusal('conflict', { sentence: recallSentences.needsAnother })
    if (!(await areSettled(db, [askedBy, staff.id], now))) throw new Refusal('conflict', { sentence: needsTwoPeople })
    await inAct(async trx => {
      const confirmed = await confirmRecall(trx, { id: uuid, staffId: staff.id, now })
      if (!confirmed) throw new Refusal('conflict', { sentence: recallSentences.notOpen })
      return { act: 'recall_confirmed', memberId: confirmed.member_id, reason }
    })
    return { message: recallMessages(language).confirmed }
  },

  async withdrawRecall({ input: { uuid, reason }, language, now, inAct }) {
    await inAct(async trx => {
      const withdrawn = await withdrawRecall(trx, uuid, now)
      if (!withdrawn) throw new Refusal('conflict', { sentence: recallSentences.notOpen })
      return { act: 'recall_withdrawn', memberId: withdrawn.member_id, reason }
    })
    return { message: recallMessages(language).withdrawn }
  },

  async recallList({ input: { offset }, staff, language, now }) {
    const { count, rows } = await readRecalls(db, offset, now)
    const isSettled = await areSettled(db, [staff.id], now)
    return {
      count,
      list: rows.map(row => presentRecall(row, { staffId: staff.id, isSettled, language })),
      next_offset: nextOffset(offset, count, recallsPerPage),
    }
  },

  async recallMembers({ input: { uuid, state, offset }, language }) {
    const recall = await readRecallCounts(db, uuid)
    if (!recall) throw new Refusal('not_found')
    const count = allStates(recall.told)[state]
    const page = { from: offset * recallsPerPage, atMost: recallsPerPage }
    const rows = await readToldFamilies(db, 'recall', { id: uuid, state, ...page })
    return {
      count,
      list: rows.map(row => presentToldFamily(row, language)),
      next_offset: nextOffset(offset, count, recallsPerPage),
    }
  },
})
