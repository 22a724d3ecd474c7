import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { FamilyAnswer } from '#domain/relations/family-asks.ts'
import type { Db } from '#server/db/open.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { newId } from '#server/ports/ids.ts'
import { asksShown } from './rules.ts'

/** Whether anybody else acts for the viewer's profile. */
export async function hasOthers(db: Db, { id, personId }: Pick<Viewer, 'id' | 'personId'>): Promise<boolean> {
  const { rows } = await sql`select from profile_persons where member_id = ${id} and person_id <> ${personId}
    limit 1`.execute(db)
  return rows.length > 0
}

export async function insertAsk(trx: Db, viewer: Viewer, aboutIds: readonly string[], now: Date): Promise<string> {
  const id = newId(now)
  await trx
    .insertInto('family_asks')
    .values({ id, member_id: viewer.id, person_id: viewer.personId, role: viewer.role, at: now })
    .execute()
  await trx
    .insertInto('family_ask_profiles')
    .values(aboutIds.map((aboutId, position) => ({ ask_id: id, about_id: aboutId, position })))
    .execute()
  return id
}

export const readAsks = (db: Db, memberId: string) =>
  db
    .selectFrom('family_asks')
    .select(['id', 'person_id', 'role', 'at'])
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('family_ask_profiles')
          .whereRef('ask_id', '=', 'family_asks.id')
          .select('about_id')
          .orderBy('position'),
      ).as('profiles'),
      jsonArrayFrom(
        eb
          .selectFrom('family_answers')
          .whereRef('ask_id', '=', 'family_asks.id')
          .select(['about_id', 'person_id', 'role', 'answer'])
          .orderBy('at')
          .orderBy('role'),
      ).as('answers'),
    ])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(asksShown)
    .execute()
export type AskRow = Awaited<ReturnType<typeof readAsks>>[number]

interface Answer {
  askId: string
  aboutId: string
  answer: FamilyAnswer
  now: Date
}

/** Writes an answer over an earlier one. Returns false where the viewer's family was not asked about this profile. */
export async function upsertAnswer(db: Db, viewer: Viewer, { askId, aboutId, answer, now }: Answer): Promise<boolean> {
  const { rows } = await sql`
    insert into family_answers (ask_id, about_id, person_id, role, answer, at)
    select ask_id, about_id, ${viewer.personId}, ${viewer.role}, ${answer}, ${now}
    from family_ask_profiles join family_asks on family_asks.id = ask_id
    where ask_id = ${askId} and about_id = ${aboutId} and family_asks.member_id = ${viewer.id}
    on conflict (ask_id, about_id, person_id) do update set answer = excluded.answer, at = excluded.at
    returning ask_id`.execute(db)
  return rows.length > 0
}
