import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { roleOfRegistrant } from '#domain/access/family-logins.ts'
import { dayMs } from '#domain/durations.ts'
import type { FamilyAnswer } from '#domain/relations/family-asks.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { newId } from '#server/ports/ids.ts'
import { asksShown, daysToAnswerByLink } from './rules.ts'

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
export async function upsertAnswer(
  db: Db,
  viewer: Pick<Viewer, 'id' | 'personId' | 'role'>,
  { askId, aboutId, answer, now }: Answer,
): Promise<boolean> {
  const { rows } = await sql`
    insert into family_answers (ask_id, about_id, person_id, role, answer, at)
    select ask_id, about_id, ${viewer.personId}, ${viewer.role}, ${answer}, ${now}
    from family_ask_profiles join family_asks on family_asks.id = ask_id
    where ask_id = ${askId} and about_id = ${aboutId} and family_asks.member_id = ${viewer.id}
    on conflict (ask_id, about_id, person_id) do update set answer = excluded.answer, at = excluded.at
    returning ask_id`.execute(db)
  return rows.length > 0
}

/** What somebody of the family was asked in a letter, or null where the ask is over or the person no longer acts for the profile. */
export async function readLetterAsk(db: Db, { askId, personId }: { askId: string; personId: string }, now: Date) {
  const ask = await db
    .selectFrom('family_asks')
    .innerJoin('members', 'members.id', 'family_asks.member_id')
    .leftJoin('family_logins as login', join =>
      join.onRef('login.member_id', '=', 'members.id').on('login.person_id', '=', personId),
    )
    .leftJoin('candidate_requests as registered', 'registered.member_id', 'members.id')
    .leftJoin('family_listeners as hears', join =>
      join.onRef('hears.member_id', '=', 'members.id').on('hears.person_id', '=', personId),
    )
    .leftJoin('notification_choices as chosen', 'chosen.member_id', 'members.id')
    .select(['members.id', 'members.gender', 'login.role as familyRole', 'registered.registered_by'])
    .select(eb => [
      eb.fn.coalesce('hears.language', 'chosen.language', sql<Language>`'en'`).as('language'),
      jsonArrayFrom(
        eb
          .selectFrom('family_ask_profiles as asked')
          .leftJoin('family_answers as given', join =>
            join
              .onRef('given.ask_id', '=', 'asked.ask_id')
              .onRef('given.about_id', '=', 'asked.about_id')
              .on('given.person_id', '=', personId),
          )
          .whereRef('asked.ask_id', '=', 'family_asks.id')
          .select(['asked.about_id', 'given.answer'])
          .orderBy('asked.position'),
      ).as('profiles'),
    ])
    .where('family_asks.id', '=', askId)
    .where('family_asks.at', '>', new Date(now.getTime() - daysToAnswerByLink * dayMs))
    .where(sql<boolean>`exists (select from profile_persons where member_id = members.id and person_id = ${personId})`)
    .where('members.status', 'in', ['active', 'paused'])
    .executeTakeFirst()
  if (!ask) return null
  const { familyRole, registered_by, ...read } = ask
  return { ...read, personId, role: familyRole ?? roleOfRegistrant(registered_by) }
}
export type LetterAsk = NonNullable<Awaited<ReturnType<typeof readLetterAsk>>>
