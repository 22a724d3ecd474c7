import { broken } from '#contract/field-words.ts'
import { familyComplaintKinds } from '#domain/site/complaints.ts'
import type { Db } from '#server/db/open.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import { writePaper } from '#server/features/site/complaints/papers.ts'
import { writeComplaint } from '#server/features/site/complaints/queries.ts'
import { paperKindOf } from '#server/features/site/complaints/rules.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { lockRequest, readRequests, requestsPerPage } from './requests.ts'
import { arrivalOrRefuse } from './rules.ts'
import { reviewMessages, reviewSentences } from './words.ts'

interface RequestDependencies {
  db: Db
  secrets: Secrets
}

/** What families ask for about their data and complain of, as one list with its terms. It is answered in the review queue. */
export const requestHandlers = ({
  db,
  secrets,
}: RequestDependencies): HandlersOf<'requestList' | 'recordRequest' | 'addRequestPaper'> => ({
  async requestList({ input: { offset } }) {
    const { count, rows } = await readRequests(db, offset)
    return {
      count,
      list: rows.flatMap(({ kind, about_id, registration_no, ...row }) => {
        const known = familyComplaintKinds.find(one => one === kind)
        if (!known) return []
        return [
          {
            number: row.number,
            kind: known,
            member: about_id && registration_no ? { uuid: about_id, registration_no } : null,
            made_at: row.made_at.toISOString(),
            answer_by: row.settle_by.toISOString(),
            acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
            answered_at: row.settled_at?.toISOString() ?? null,
            answered_by: row.answered_by ?? '',
            has_paper: row.has_paper,
            item: row.item_id,
          },
        ]
      }),
      next_offset: nextOffset(offset, count, requestsPerPage),
    }
  },

  async recordRequest({ input, language, now, inAct }) {
    const madeAt = arrivalOrRefuse(input.received_at, now)
    const number = await inAct(async trx => {
      const request = await writeComplaint(trx, secrets, {
        kind: input.kind,
        text: {
          name: input.name,
          email: input.email,
          mobile: '',
          ownRegistrationNo: input.registration_no,
          aboutRegistrationNo: input.registration_no,
          message: input.message,
        },
        // Staff spoke with the family, or have its letter.
        isConfirmed: true,
        isBelow: false,
        language,
        now,
        madeAt,
      })
      if (!request.aboutId) throw new Refusal('bad_input', { fields: { registration_no: broken('no_numbers') } })
      const after = { number: request.number, kind: input.kind }
      return { act: 'request_recorded', memberId: request.aboutId, after, result: request.number }
    })
    return { message: reviewMessages(language).requestRecorded(number), number }
  },

  async addRequestPaper({ input: { number }, file, language, now, inAct }) {
    const kind = paperKindOf(file.bytes)
    if (!kind) throw new Refusal('wrong_file_kind', { sentence: reviewSentences.notAPaper })
    await inAct(async trx => {
      const request = await lockRequest(trx, number)
      if (!request) throw new Refusal('not_found')
      if (request.has_paper) throw new Refusal('conflict')
      await writePaper(trx, secrets, { complaintId: request.id, kind, bytes: file.bytes, now })
      return { act: 'request_paper_added', memberId: request.about_id, after: { number } }
    })
    return { message: reviewMessages(language).paperAdded }
  },
})
