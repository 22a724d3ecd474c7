import { exportAudit } from '#contract/office/audit.ts'
import { exportImport } from '#contract/office/imports.ts'
import { exportIncident } from '#contract/office/incidents.ts'
import type { ExportedList } from '#contract/office/list-exports.ts'
import { exportMemberList } from '#contract/office/member-letters.ts'
import { exportStaffReads } from '#contract/office/staff-reads.ts'
import type { Db } from '#server/db/open.ts'
import { areSettled } from '#server/features/shared/second-person/queries.ts'
import { needsTwoPeople } from '#server/features/shared/second-person/words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { confirmExport, openExports, readAsked, stopExport } from './queries.ts'
import { exportMessages } from './words.ts'

const lists: Record<string, ExportedList> = {
  [exportMemberList.path]: 'MEMBERS',
  [exportAudit.path]: 'AUDIT',
  [exportStaffReads.path]: 'READS',
  [exportIncident.path]: 'INCIDENT',
  [exportImport.path]: 'IMPORT',
}

export const listExportHandlers = ({
  db,
}: {
  db: Db
}): HandlersOf<'listExports' | 'confirmListExport' | 'stopListExport'> => ({
  async listExports({ staff, now }) {
    const rows = await openExports(db, now)
    const mayConfirm = await areSettled(db, [staff.id], now)
    return {
      list: rows.map(row => ({
        uuid: row.id,
        asked_by: row.name,
        list: lists[row.call] ?? 'MEMBERS',
        families: row.family_count,
        reason: row.reason,
        asked_at: row.at.toISOString(),
        ready_from: row.ready_from?.toISOString() ?? null,
        may_confirm: mayConfirm && row.is_settled && row.ready_from === null && row.staff_id !== staff.id,
      })),
    }
  },

  async confirmListExport({ input: { uuid }, staff, language, now, inAct }) {
    await inAct(async trx => {
      const waiting = await readAsked(trx, uuid, now)
      if (waiting && !(await areSettled(trx, [waiting.staff_id, staff.id], now)))
        throw new Refusal('conflict', { sentence: needsTwoPeople })
      const asked = await confirmExport(trx, uuid, staff.id, now)
      if (!asked) throw new Refusal('conflict')
      return { act: 'export_confirmed', after: { by: asked.staff_id, families: asked.family_count } }
    })
    return { message: exportMessages(language).confirmed }
  },

  async stopListExport({ input: { uuid }, language, now, inAct }) {
    await inAct(async trx => {
      const asked = await stopExport(trx, uuid, now)
      if (!asked) throw new Refusal('conflict')
      return { act: 'export_stopped', after: { by: asked.staff_id, families: asked.family_count } }
    })
    return { message: exportMessages(language).stopped }
  },
})
