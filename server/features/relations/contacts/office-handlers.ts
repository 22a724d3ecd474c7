import type { InputOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'

const viewersAtOnce = 20

/** Views of the contact of the family that is asked about. One who left is listed until the record is erased. */
function viewsOf(db: Db, { member, registration_no }: InputOf<Calls['contactViewers']>) {
  const views = db.selectFrom('contact_views').innerJoin('members', 'members.id', 'contact_views.viewer_id')
  if (member) return views.where('contact_views.viewed_id', '=', member)
  return views.where('contact_views.viewed_id', 'in', eb =>
    eb
      .selectFrom('members as viewed')
      .select('viewed.id')
      .where('viewed.registration_no', '=', registration_no.toUpperCase()),
  )
}

export function officeContactHandlers({ db }: { db: Db }): HandlersOf<'contactViewers'> {
  return {
    async contactViewers({ input, language }) {
      const count = await rowCount(viewsOf(db, input))
      const rows = await viewsOf(db, input)
        .select([
          'members.id',
          'members.registration_no',
          'members.last_name',
          'members.second_script',
          'contact_views.at',
        ])
        .orderBy('contact_views.at', 'desc')
        .orderBy('members.id', 'desc')
        .$call(pageAt(input.offset, viewersAtOnce))
        .execute()
      return {
        count,
        next_offset: nextOffset(input.offset, count, viewersAtOnce),
        list: rows.map(row => ({
          uuid: row.id,
          registration_no: row.registration_no,
          last_name: rowIn(language, row).last_name,
          seen_at: row.at.toISOString(),
        })),
      }
    },
  }
}
