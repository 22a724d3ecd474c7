import type { Db } from '#server/db/open.ts'
import { recordAct } from '#server/features/shared/audit/record-act.ts'
import { writePaper } from '#server/features/site/complaints/papers.ts'
import { writeComplaint } from '#server/features/site/complaints/queries.ts'
import { paperKindOf } from '#server/features/site/complaints/rules.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { arrivalOrRefuse } from './rules.ts'
import { reviewMessages, reviewSentences } from './words.ts'

export const orderHandlers = ({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<'recordOrder'> => ({
  async recordOrder({ input, file, staff, language, now }) {
    const madeAt = arrivalOrRefuse(input.received_at, now)
    const kind = paperKindOf(file.bytes)
    if (!kind) throw new Refusal('wrong_file_kind', { sentence: reviewSentences.notAPaper })
    const number = await db.transaction().execute(async trx => {
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
      await recordAct(trx, secrets, { staff, act: 'order_recorded', memberId: order.aboutId, after, now })
      return order.number
    })
    return { message: reviewMessages(language).orderRecorded(number), number }
  },
})
