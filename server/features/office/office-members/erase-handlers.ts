import { dataRequestKinds } from '#domain/site/complaints.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { eraseBeforeTerm } from '#server/features/families/leaving/erase.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { officeMemberMessages, officeMemberSentences } from './words.ts'

/** What is on record about the member: an unsettled order or complaint is evidence that the law keeps. */
const complaintsAbout = (trx: Db, memberId: string) =>
  trx.selectFrom('complaints').select('complaints.id').where('about_id', '=', memberId)

export const eraseHandlers = (): HandlersOf<'eraseSealedRecord'> => ({
  async eraseSealedRecord({ input: { uuid, reason }, language, now, inAct }) {
    await inAct(async trx => {
      if (!(await findsRow(complaintsAbout(trx, uuid).where('kind', '=', 'erase'))))
        throw new Refusal('conflict', { sentence: officeMemberSentences.noEraseRequest })
      const held = complaintsAbout(trx, uuid)
        .where('settled_at', 'is', null)
        .where('kind', 'not in', [...dataRequestKinds])
      if (await findsRow(held)) throw new Refusal('conflict', { sentence: officeMemberSentences.heldAsEvidence })
      if (!(await eraseBeforeTerm(trx, uuid, now))) throw new Refusal('not_found')
      const { registration_no } = await trx
        .selectFrom('members')
        .select('registration_no')
        .where('id', '=', uuid)
        .executeTakeFirstOrThrow()
      // The key of the member's own entries is destroyed, so that this one is an entry of the house.
      return { act: 'erased_on_request', after: { registration_no }, reason }
    })
    return { message: officeMemberMessages(language).erasedNow }
  },
})
