import { sql } from 'kysely'
import { contentBodies } from '#contract/site/site-content.ts'
import type { Db } from '#server/db/open.ts'
import { insertVersion, type Place, publishVersion } from './queries.ts'

/** Writes a new version and publishes it, whatever was published before: for the demo and for tests. */
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
