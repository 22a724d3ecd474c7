import { writePaper } from '#server/features/site/complaints/papers.ts'
import { writeComplaint } from '#server/features/site/complaints/queries.ts'
import { paperKindOf } from '#server/features/site/complaints/rules.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { arrivalOrRefuse } from './rules.ts'
import { reviewMessages, reviewSentences } from './words.ts'

export const orderHandlers = ({ secrets }: { secrets: Secrets }): HandlersOf<'recordOrder'> => ({
  async recordOrder({ input, file, language, now, inAct }) {
    const madeAt = arrivalOrRefuse(input.received_at, now)
    const kind = paperKindOf(file.bytes)
    if (!kind) throw new Refusal('wrong_file_kind', { sentence: reviewSentences.notAPaper })
    const number = await inAct(async trx => {
      const order = await writeComplaint(trx, secrets, {
        kind: 'order',
        text: {
          name: input.authority,
          email: input.email,
          mobile: '',
          ownRegistrationNo: '',
          aboutRegistrationNo: input.about_registration_no,
          message: input.message,
        },
        isConfirmed: true,
        isBelow: false,
        language,
        now,
        madeAt,
      })
      await writePaper(trx, secrets, { complaintId: order.id, kind, bytes: file.bytes, now })
      const after = { number: order.number, authority: input.authority }
      return { act: 'order_recorded', memberId: order.aboutId, after, result: order.number }
    })
    return { message: reviewMessages(language).orderRecorded(number), number }
  },
})
