import type { Db } from '#server/db/open.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import { openComplaint } from '#server/features/site/complaints/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { presentUnreached } from './present.ts'
import { decisionToTell, markCalled, unreachedPage, unreachedPerPage } from './unreached.ts'
import { deliveryMessages, deliverySentences } from './words.ts'

export function unreachedHandlers({
  db,
  secrets,
}: {
  db: Db
  secrets: Secrets
}): HandlersOf<'unreachedList' | 'unreachedDone' | 'unreachedContact'> {
  return {
    async unreachedList({ input: { offset }, language, now }) {
      const { count, rows } = await unreachedPage(db, offset, now)
      return {
        count,
        next_offset: nextOffset(offset, count, unreachedPerPage),
        list: rows.map(row => presentUnreached(row, language)),
      }
    },

    async unreachedDone({ input, language, now, inAct }) {
      await inAct(async trx => {
        const called = await markCalled(trx, input.uuid.toLowerCase(), now)
        if (!called) throw new Refusal('conflict', { sentence: deliverySentences.calledBefore })
        const { memberId, count } = called
        return { act: 'family_called', memberId, after: { told: count } }
      })
      return { message: deliveryMessages(language).called }
    },

    async unreachedContact({ input, inAct }) {
      const decision = await decisionToTell(db, input.uuid.toLowerCase())
      const complaint = decision && (await openComplaint(db, secrets, decision.subject_id))
      if (!complaint) throw new Refusal('not_found')
      await inAct(async () => ({
        act: 'complaint_read',
        memberId: decision.member_id,
        after: { number: complaint.number },
      }))
      const { name, mobile, email } = complaint
      return { name, mobile, email, answer: decision.answer }
    },
  }
}
