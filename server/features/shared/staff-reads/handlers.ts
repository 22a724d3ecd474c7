import { exportStaffReads } from '#contract/office/staff-reads.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { mostExportedRows } from '#domain/office/member-list.ts'
import type { Db } from '#server/db/open.ts'
import { admitExport } from '#server/features/shared/list-exports/admit.ts'
import type { TellOfExport } from '#server/features/shared/list-exports/rules.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import { refuseTooLongList } from '#server/features/shared/spreadsheets/rules.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { everybodyOfStaff, readsPerPage, searchReads } from './queries.ts'
import { readsFile } from './reads-file.ts'

export function staffReadHandlers({
  db,
  tellTrusteesOfExport,
}: {
  db: Db
  tellTrusteesOfExport: TellOfExport
}): HandlersOf<'staffReadList' | 'exportStaffReads'> {
  return {
    async staffReadList({ input }) {
      const { count, rows } = await searchReads(db, input)
      const staff = await everybodyOfStaff(db)
      return {
        count,
        list: rows.map(row => ({
          staff: { uuid: row.staff_id, name: row.name },
          kind: row.kind,
          member: row.member_id === null ? null : { uuid: row.member_id, registration_no: row.registration_no ?? '' },
          page: row.call === null ? null : { families: row.families?.length ?? 0, call: row.call },
          day: row.day,
          times: row.count,
          last_at: row.last_at.toISOString(),
        })),
        next_offset: nextOffset(input.offset, count, readsPerPage),
        staff: staff.map(({ id, name }) => ({ uuid: id, name })),
      }
    },
    async exportStaffReads({ input: { reason, ...asked }, staff, language, now, inAct }) {
      const { count, rows } = await searchReads(db, { ...asked, offset: 0 }, mostExportedRows)
      refuseTooLongList(count)
      const after = { list: 'reads', rows: count, from: asked.from ?? '', last_day: asked.to ?? '' }
      const done = { act: 'list_exported', after } as const
      const families = new Set(rows.flatMap(row => row.member_id ?? [])).size
      const file = { staff, call: exportStaffReads.path, search: asked, families, reason, done, now }
      await admitExport({ inAct, tell: tellTrusteesOfExport, ...file })
      return { name: `reads-${dayInIndia(now)}.csv`, text: readsFile(rows, language) }
    },
  }
}
