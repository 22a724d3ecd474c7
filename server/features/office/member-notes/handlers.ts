import type { noteKinds } from '#contract/office/member-notes.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import { noteRecordReadOrRefuse, type ReadAlert } from '#server/features/shared/staff-reads/record-read.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import { dueCallsPage, notesPage, notesPerPage } from './queries.ts'
import { refuseCallDay } from './rules.ts'
import { noteMessages } from './words.ts'

type NoteCalls = HandlersOf<'memberNotes' | 'addMemberNote' | 'dueCalls'>

export function memberNoteHandlers({ db, ...settings }: ReadAlert & { db: Db }): NoteCalls {
  return {
    async memberNotes({ input: { uuid, offset }, staff, now }) {
      await noteRecordReadOrRefuse(db, settings, { staff, memberId: uuid, now })
      const { count, rows } = await notesPage(db, uuid, offset)
      return {
        count,
        next_offset: nextOffset(offset, count, notesPerPage),
        list: rows.map(({ id, kind, at, ...row }) => ({
          uuid: id,
          kind: kind.toUpperCase() as (typeof noteKinds)[number],
          at: at.toISOString(),
          ...row,
        })),
      }
    },

    async addMemberNote({ input, staff, language, now, inAct }) {
      const { uuid, text, agreed } = input
      const callOn = input.next_call_on || null
      if (callOn !== null) refuseCallDay(callOn, dayInIndia(now))
      const kind = input.kind === 'CALL' ? 'call' : 'note'
      await inAct(async trx => {
        const present = trx.selectFrom('members').select('id').where('id', '=', uuid).where('status', '<>', 'deleted')
        // The lock makes a departure wait, so the note is either erased with the member or refused here.
        if (!(await findsRow(present.forKeyShare()))) throw new Refusal('not_found')
        await trx
          .insertInto('member_notes')
          .values({
            id: newId(now),
            member_id: uuid,
            staff_id: staff.id,
            kind,
            text,
            agreed,
            next_call_on: callOn,
            at: now,
          })
          .execute()
        // The audit only says that a note was written. The note itself is stored where it is erased with the family.
        const after = { kind, next_call_on: callOn }
        return { act: 'note_added', memberId: uuid, after }
      })
      return { message: noteMessages(language)[kind] }
    },

    async dueCalls({ input: { offset }, language, now }) {
      const { count, rows } = await dueCallsPage(db, dayInIndia(now), offset)
      return {
        count,
        next_offset: nextOffset(offset, count, notesPerPage),
        list: rows.map(row => ({
          member: {
            uuid: row.member_id,
            registration_no: row.registration_no,
            name: nameIn(language, row),
          },
          call_on: row.call_on,
          agreed: row.agreed,
          by: row.by,
        })),
      }
    },
  }
}
