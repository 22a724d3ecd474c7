import { sql } from 'kysely'
import { presentEditable } from '#server/features/families/my-profile/present.ts'
import { findMember } from '#server/features/families/my-profile/queries.ts'
import { keepOneNumberVisible } from '#server/features/families/my-profile/rules.ts'
import { saveProfile } from '#server/features/families/my-profile/save.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import { lockRecord } from '#server/features/shared/member-record/queries.ts'
import { noteRecordReadOrRefuse } from '#server/features/shared/staff-reads/record-read.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import { auditValues } from './audit-values.ts'
import { correctSideOf } from './correct-side.ts'
import type { OfficeMemberDependencies } from './dependencies.ts'
import { officeMemberMessages, officeMemberSentences } from './words.ts'

type ProfileCalls = HandlersOf<'memberProfile' | 'editMemberProfile' | 'correctSide'>

export function officeProfileHandlers(dependencies: OfficeMemberDependencies): ProfileCalls {
  const { db, secrets, masterData } = dependencies
  return {
    async memberProfile({ input, staff, language, now }) {
      await noteRecordReadOrRefuse(db, dependencies, { staff, memberId: input.uuid, now })
      const data = await masterData()
      const row = await findMember(db, input.uuid)
      if (!row || row.status === 'deleted') throw new Refusal('not_found')
      // The output schema leaves the family's contacts out.
      return {
        uuid: row.id,
        registration_no: row.registration_no,
        version: row.version,
        gender: row.gender,
        ...presentEditable(row, { data, nameOf: namesIn(data, language) }),
      }
    },

    async editMemberProfile({ input: { uuid, reason, ...sent }, language, now, inAct }) {
      const data = await masterData()
      const context = {
        data,
        nameOf: namesIn(data, language),
        now,
        isOffice: true,
        writer: { role: 'STAFF' as const, secrets },
      }
      const save = () =>
        inAct(async trx => {
          await lockRecord(trx, uuid)
          // Triggers queue new texts of a profile for review. Texts that staff typed need none.
          await sql`select set_config('office.edits', 'on', true)`.execute(trx)
          const { version, changed, before, after } = await saveProfile(trx, uuid, sent, context)
          if (changed.length === 0) throw new Refusal('conflict', { sentence: officeMemberSentences.nothingChanged })
          await tellMember(trx, dependencies, { eventId: newId(now), memberId: uuid, kind: 'profile_edited' }, now)
          const names = namesIn(data, 'en')
          const values = { before: auditValues(before, changed, names), after: auditValues(after, changed, names) }
          return { act: 'member_edited', memberId: uuid, ...values, reason, result: version }
        })
      const version = await keepOneNumberVisible(save)
      return { message: officeMemberMessages(language).edited, version }
    },

    async correctSide({ input: { uuid, version, gender, reason }, language, now, inAct }) {
      const registrationNo = await inAct(async trx => {
        const { before, after } = await correctSideOf(trx, { memberId: uuid, version, gender, now })
        await tellMember(trx, dependencies, { eventId: newId(now), memberId: uuid, kind: 'profile_edited' }, now)
        return { act: 'side_corrected', memberId: uuid, before, after, reason, result: after.registration_no }
      })
      return { message: officeMemberMessages(language).sideCorrected, registration_no: registrationNo }
    },
  }
}
