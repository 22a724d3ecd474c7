import type { Db } from '#server/db/open.ts'
import { lockRecord } from '#server/features/shared/member-record/queries.ts'
import { noteRecordReadOrRefuse, type ReadAlert } from '#server/features/shared/staff-reads/record-read.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { endKeys } from './keys.ts'
import { lockRequest, nameRegistrant, readRequest, writeNo, writeYes } from './queries.ts'
import { candidateMessages } from './words.ts'

/** What staff read, and the answer of a candidate at the counter, signed on a slip. */
export function officeCandidateHandlers({
  db,
  ...settings
}: ReadAlert & { db: Db }): HandlersOf<'memberCandidate' | 'noteCandidateAnswer'> {
  return {
    async memberCandidate({ input: { uuid }, staff, now }) {
      await noteRecordReadOrRefuse(db, settings, { staff, memberId: uuid, now })
      const request = await readRequest(db, uuid)
      return {
        registered_by: request?.registered_by ?? null,
        state: request ? (request.state.toUpperCase() as Uppercase<typeof request.state>) : null,
        answered_at: request?.answered_at?.toISOString() ?? null,
        due_on: request && request.state !== 'yes' ? request.due_on : null,
        has_contact: request?.contact_hash != null,
      }
    },

    async noteCandidateAnswer({ input: { uuid, answer, registered_by, reason }, language, now, inAct }) {
      await inAct(async trx => {
        await lockRecord(trx, uuid)
        if (!(await lockRequest(trx, uuid)))
          await nameRegistrant(trx, {
            memberId: uuid,
            registeredBy: registered_by,
            channel: 'registration',
            language,
            now,
          })
        const before = await lockRequest(trx, uuid)
        const wanted = answer === 'YES' ? 'yes' : 'no'
        if (before?.state === wanted) throw new Refusal('conflict')
        const of = { memberId: uuid, channel: 'counter', contactHash: null, language, now } as const
        if (answer === 'YES') {
          await writeYes(trx, of)
          await endKeys(trx, uuid)
        } else await writeNo(trx, of)
        const change = { before: { answer: before?.state ?? null }, after: { answer: wanted } }
        return { act: 'candidate_answer_noted', memberId: uuid, ...change, reason }
      })
      return { message: candidateMessages(language).noted }
    },
  }
}
