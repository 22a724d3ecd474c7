import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isGiven } from '#domain/families/consents.ts'
import type { FamilyMark } from '#domain/relations/family-notes.ts'
import { mostOpenings, mostSeeAnswers } from '#domain/relations/see-links.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow, hasUpdated, rowCount } from '#server/db/outcome.ts'
import type { Row } from '#server/db/schema.ts'
import { readConsentStates } from '#server/features/families/consents/queries.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { newId } from '#server/ports/ids.ts'
import { expiryOf, linksShown } from './rules.ts'

export type SeeLinkRow = Row<'see_links'>

/** A family that withdrew its leave after a link was made has ended it, also where it agrees again. */
export async function hasLeave(db: Db, memberId: string, since: Date | null): Promise<boolean> {
  if (!isGiven(await readConsentStates(db, memberId), 'share_link')) return false
  if (since === null) return true
  const withdrawn = db
    .selectFrom('consents')
    .select('id')
    .where('member_id', '=', memberId)
    .where('text', '=', 'share_link')
    .where('act', '=', 'withdrawn')
    .where('at', '>=', since)
  return !(await findsRow(withdrawn))
}

interface NewLink {
  tokenHash: Buffer
  aboutId: string
  withPhotos: boolean
  language: Language
  now: Date
}

export async function insertLink(
  trx: Db,
  { id: memberId, personId, role }: Viewer,
  { tokenHash, aboutId, withPhotos, language, now }: NewLink,
): Promise<string> {
  const id = newId(now)
  await trx
    .insertInto('see_links')
    .values({
      id,
      token_hash: tokenHash,
      member_id: memberId,
      person_id: personId,
      role,
      about_id: aboutId,
      with_photos: withPhotos,
      language,
      made_at: now,
      expires_at: expiryOf(now),
    })
    .execute()
  return id
}

export const linksTo = (db: Db, memberId: string, aboutId: string) =>
  db
    .selectFrom('see_links')
    .select(['id', 'role', 'with_photos', 'openings', 'made_at', 'expires_at', 'ended_at'])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('see_answers')
          .whereRef('link_id', '=', 'see_links.id')
          .select(['mark', 'note', 'at'])
          .orderBy('at'),
      ).as('answers'),
    )
    .where('member_id', '=', memberId)
    .where('about_id', '=', aboutId)
    .orderBy('made_at', 'desc')
    .limit(linksShown)
    .execute()

/** Ends a link of this family. Returns whether there is such a link: ending it again changes nothing. */
export const endLink = (db: Db, memberId: string, id: string, now: Date): Promise<boolean> =>
  hasUpdated(
    db
      .updateTable('see_links')
      .set({ ended_at: sql`coalesce(ended_at, ${now})` })
      .where('id', '=', id)
      .where('member_id', '=', memberId),
  )

/** What a family gave and what shows its biodata, as far as it is live. */
const isLiveOf = (memberId: string, now: Date) =>
  sql<boolean>`(member_id = ${memberId} or about_id = ${memberId}) and ended_at is null and expires_at > ${now}`

export const countLiveLinks = (db: Db, memberId: string, now: Date): Promise<number> =>
  rowCount(db.selectFrom('see_links').where(isLiveOf(memberId, now)))

/** Ends the live links of a family, and returns how many there were. */
export async function endLinksOf(trx: Db, memberId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('see_links')
    .set({ ended_at: now })
    .where(isLiveOf(memberId, now))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export const linkByHash = (db: Db, tokenHash: Buffer): Promise<SeeLinkRow | undefined> =>
  db.selectFrom('see_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

/** Counts an opening. Returns false where the link was opened as often as it may be: the condition stands in the write. */
export const countOpening = (db: Db, id: string): Promise<boolean> =>
  hasUpdated(
    db
      .updateTable('see_links')
      .set({ openings: sql`openings + 1` })
      .where('id', '=', id)
      .where('openings', '<', mostOpenings)
      .where('ended_at', 'is', null),
  )

interface SeeAnswer {
  linkId: string
  browserHash: Buffer
  mark: FamilyMark
  note: string
  now: Date
}

/** Writes a browser's answer over an earlier one. Returns false where enough browsers have answered. */
export const upsertAnswer = (db: Db, { linkId, browserHash, mark, note, now }: SeeAnswer): Promise<boolean> =>
  db.transaction().execute(async trx => {
    // Without the lock, two browsers at once would both find the last place free.
    await trx.selectFrom('see_links').select('id').where('id', '=', linkId).forUpdate().execute()
    const { rows } = await sql`
      insert into see_answers (link_id, browser_hash, mark, note, at)
      select ${linkId}::uuid, ${browserHash}, ${mark}, ${note}, ${now}::timestamptz
      where exists (select from see_answers where link_id = ${linkId} and browser_hash = ${browserHash})
        or (select count(*) from see_answers where link_id = ${linkId}) < ${mostSeeAnswers}
      on conflict (link_id, browser_hash) do update set mark = excluded.mark, note = excluded.note, at = excluded.at
      returning link_id`.execute(trx)
    return rows.length > 0
  })

export const readAnswer = (db: Db, linkId: string, browserHash: Buffer) =>
  db
    .selectFrom('see_answers')
    .select(['mark', 'note'])
    .where('link_id', '=', linkId)
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst()
