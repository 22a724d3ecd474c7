import { sql } from 'kysely'
import { contentBodies } from '#contract/site/site-content.ts'
import type { ContentKind, ContentLanguage } from '#domain/site/site-content.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'

export interface Place {
  kind: ContentKind
  language: ContentLanguage
}

const published = (db: Db) =>
  db
    .selectFrom('content_published')
    .innerJoin('content_versions', join =>
      join
        .onRef('content_versions.kind', '=', 'content_published.kind')
        .onRef('content_versions.language', '=', 'content_published.language')
        .onRef('content_versions.version', '=', 'content_published.version'),
    )
    .select(['content_versions.kind', 'content_versions.language'])

export const publishedRows = (db: Db, kind?: ContentKind) =>
  published(db)
    .select('content_versions.body')
    .$if(kind !== undefined, query => query.where('content_published.kind', '=', kind ?? 'name'))
    .execute()

/** The newest version of every piece, whether published or not. */
export const newestRows = (db: Db) =>
  db
    .selectFrom('content_versions')
    .distinctOn(['kind', 'language'])
    .select(['kind', 'language', 'body'])
    .orderBy('kind')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute()

const versionsWithAuthors = (db: Db) =>
  db
    .selectFrom('content_versions')
    .leftJoin('staff', 'staff.id', 'content_versions.by_staff')
    .leftJoin('content_published', join =>
      join
        .onRef('content_published.kind', '=', 'content_versions.kind')
        .onRef('content_published.language', '=', 'content_versions.language'),
    )
    .select([
      'content_versions.kind',
      'content_versions.language',
      'content_versions.version',
      'content_versions.at',
      'staff.name as author',
      'content_published.version as published',
    ])

/** The newest version of every piece, with what is published of it. */
export const contentStates = (db: Db) =>
  versionsWithAuthors(db)
    .distinctOn(['content_versions.kind', 'content_versions.language'])
    .orderBy('content_versions.kind')
    .orderBy('content_versions.language')
    .orderBy('content_versions.version', 'desc')
    .execute()

/** When the published version of each page was written. */
export const publishedTimes = (db: Db) => published(db).select('content_versions.at').execute()

/** The versions of one piece, the newest first. */
export const versionsOf = (db: Db, { kind, language }: Place) =>
  versionsWithAuthors(db)
    .where('content_versions.kind', '=', kind)
    .where('content_versions.language', '=', language)
    .orderBy('content_versions.version', 'desc')
    .limit(100)
    .execute()

export const readBody = async (db: Db, { kind, language }: Place, version: number): Promise<unknown> =>
  (
    await db
      .selectFrom('content_versions')
      .select('body')
      .where('kind', '=', kind)
      .where('language', '=', language)
      .where('version', '=', version)
      .executeTakeFirst()
  )?.body

/** Returns false if a colleague wrote the same version first, or if the version before is missing. */
export async function insertVersion(
  trx: Db,
  place: Place,
  written: { version: number; body: unknown; staffId: string | null; now: Date },
): Promise<boolean> {
  const { version, body, staffId, now } = written
  const newest = await trx
    .selectFrom('content_versions')
    .select(eb => eb.fn.max('version').as('version'))
    .where('kind', '=', place.kind)
    .where('language', '=', place.language)
    .executeTakeFirst()
  if ((newest?.version ?? 0) !== version - 1) return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('content_versions')
    .values({ ...place, version, body: JSON.stringify(body), by_staff: staffId, at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns false if a colleague published another version meanwhile. `from` is zero before the first publication. */
export async function publishVersion(
  trx: Db,
  place: Place,
  { version, from, now }: { version: number; from: number; now: Date },
): Promise<boolean> {
  if (from === 0) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('content_published')
      .values({ ...place, version, at: now })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  }
  return hasUpdated(
    trx
      .updateTable('content_published')
      .set({ version, at: now })
      .where('kind', '=', place.kind)
      .where('language', '=', place.language)
      .where('version', '=', from),
  )
}

/** Writes a new version and publishes it, whatever was published before. For the demo and for tests. */
export async function writePublished(db: Db, place: Place, body: unknown, now: Date): Promise<void> {
  const { rows } = await sql<{ newest: number; published: number }>`select
    coalesce((select max(version) from content_versions where kind = ${place.kind} and language = ${place.language}), 0) as newest,
    coalesce((select version from content_published where kind = ${place.kind} and language = ${place.language}), 0) as published
  `.execute(db)
  const { newest = 0, published = 0 } = rows[0] ?? {}
  const version = newest + 1
  await insertVersion(db, place, { version, body: contentBodies[place.kind].parse(body), staffId: null, now })
  await publishVersion(db, place, { version, from: published, now })
}
