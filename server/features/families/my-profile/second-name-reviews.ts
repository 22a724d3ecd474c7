import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import type { SecondForms } from './second-forms.ts'

/**
 * Puts the forms that the rules do not take for the same name before our office, and takes back what waits about a name that no
 * longer stands. A form that waits already goes on waiting; one that was decided and is sent again is looked at again.
 */
export async function askAboutSecondNames(
  trx: Db,
  memberId: string,
  { waiting, standing }: Pick<SecondForms, 'waiting' | 'standing'>,
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('second_name_reviews')
    .where('member_id', '=', memberId)
    .where('decided_at', 'is', null)
    .where(sql<boolean>`(path, typed) not in (
      select * from unnest(${standing.map(({ path }) => path)}::text[], ${standing.map(({ typed }) => typed)}::text[]))`)
    .execute()
  // Two rows of a list may hold one name; the later form of it is asked about.
  const asked = [...new Map(waiting.map(one => [`${one.path} ${one.typed}`, one])).values()]
  if (asked.length === 0) return
  await trx
    .insertInto('second_name_reviews')
    .values(asked.map(one => ({ id: newId(now), member_id: memberId, ...one, asked_at: now, decided_at: null })))
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'path', 'typed'])
        .doUpdateSet(eb => ({ second: eb.ref('excluded.second'), asked_at: now, decided_at: null }))
        .where(
          sql<boolean>`second_name_reviews.second <> excluded.second or second_name_reviews.decided_at is not null`,
        ),
    )
    .execute()
}
