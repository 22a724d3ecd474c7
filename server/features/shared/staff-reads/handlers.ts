import type { Db } from '#server/db/open.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { everybodyOfStaff, readsPerPage, searchReads } from './queries.ts'

export function staffReadHandlers({ db }: { db: Db }): HandlersOf<'staffReadList'> {
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
  }
}
