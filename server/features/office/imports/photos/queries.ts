import { setImmediate as turn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { PhotoStanding } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { newZipKey } from './pieces.ts'
import { firstStateOf, photoHash, photoKey } from './rules.ts'
import { namesAtOnce, type readZipDirectory } from './zip-directory.ts'

export const photosPerPage = 20
const photosAtOnce = 500

export async function insertZip(
  trx: Db,
  secrets: Secrets,
  { importId, fileName, bytes, now }: { importId: string; fileName: string; bytes: number; now: Date },
): Promise<string> {
  const id = newId(now)
  const zip = { id, import_id: importId, file_name: fileName, bytes, wrapped_key: newZipKey(secrets, id) }
  await trx
    .insertInto('import_zips')
    .values({ ...zip, state: 'arriving', created_at: now })
    .execute()
  return id
}

export const findZip = (db: Db, { importId, zipId }: { importId: string; zipId: string }) =>
  db.selectFrom('import_zips').selectAll().where('id', '=', zipId).where('import_id', '=', importId).executeTakeFirst()

export const countZips = (db: Db, importId: string): Promise<number> =>
  rowCount(db.selectFrom('import_zips').where('import_id', '=', importId))

/** Deletes a ZIP. A trigger notes the files of its pieces for erasure. */
export const deleteZip = (db: Db, zipId: string) => db.deleteFrom('import_zips').where('id', '=', zipId).execute()

type Entries = Awaited<ReturnType<typeof readZipDirectory>>
interface NewPhoto {
  name_hash: Buffer
  sealed: Buffer
  entry: Entries[number]
  state: 'waiting' | 'unreadable' | 'twice'
}

/** The files of a ZIP by the keys of their names, each with its namesakes. A key may be a telephone number, which is slow to read. */
export async function byPhotoKey(entries: Entries): Promise<Map<string, Entries>> {
  const byKey = new Map<string, Entries>()
  for (const [at, entry] of entries.entries()) {
    if (at % namesAtOnce === 0) await turn()
    const key = photoKey(entry.name)
    const same = byKey.get(key)
    if (same) same.push(entry)
    else byKey.set(key, [entry])
  }
  return byKey
}

function photoOf(secrets: Secrets, [key, [entry, ...others]]: [string, Entries]): NewPhoto[] {
  if (!entry) return []
  const state = firstStateOf(entry, others.length)
  return [{ name_hash: photoHash(secrets, key), sealed: secrets.seal(entry.name), entry, state }]
}

/** Writes the files of a ZIP. A file replaces its namesake of an earlier ZIP, unless a family has that one already. */
export async function insertPhotos(
  trx: Db,
  secrets: Secrets,
  { importId, zipId, byKey }: { importId: string; zipId: string; byKey: Map<string, Entries> },
): Promise<number> {
  const named = [...byKey]
  for (let from = 0; from < named.length; from += photosAtOnce) {
    const some = named.slice(from, from + photosAtOnce).flatMap(one => photoOf(secrets, one))
    const of = <T>(read: (photo: NewPhoto) => T) => some.map(read)
    await sql`insert into import_photos
        (import_id, zip_id, name_hash, sealed, starts_at, packed_bytes, bytes, is_deflated, crc, state)
      select ${importId}, ${zipId}, * from unnest(${of(one => one.name_hash)}::bytea[], ${of(one => one.sealed)}::bytea[],
        ${of(one => one.entry.startsAt)}::int[], ${of(one => one.entry.packedBytes)}::int[],
        ${of(one => one.entry.bytes)}::int[], ${of(one => one.entry.isDeflated)}::boolean[],
        ${of(one => one.entry.crc)}::bigint[], ${of(one => one.state)}::text[])
      on conflict (import_id, name_hash) do update set zip_id = excluded.zip_id, sealed = excluded.sealed,
        starts_at = excluded.starts_at, packed_bytes = excluded.packed_bytes, bytes = excluded.bytes,
        is_deflated = excluded.is_deflated, crc = excluded.crc, state = excluded.state
      where import_photos.state <> 'given'`.execute(trx)
  }
  return named.length
}

/** Rows that are members or may still become some. */
const isLive = sql<boolean>`state in ('waiting', 'good', 'double', 'imported', 'merged', 'spared')`
/** The rows that name each photo of an import, by its hash. Skipped and undone rows do not count. */
const namedIn = (
  importId: string,
) => sql`select photo_hash, min(row)::int as row, count(*) filter (where ${isLive})::int as live,
    count(distinct coalesce(member_id, id)) filter (where ${isLive})::int as families
  from import_rows where import_id = ${importId} and photo_hash is not null and state not in ('skipped', 'undone')
  group by photo_hash`

/** Every photo with its standing. If a column names photos, every row whose file is missing too. */
const standingIn = (
  importId: string,
  isByColumn: boolean,
): RawBuilder<unknown> => sql`with named as (${namedIn(importId)})
  select import_photos.id, import_photos.sealed, named.row, case
      when import_photos.state <> 'waiting' then import_photos.state
      when named.photo_hash is null then 'unnamed'
      when named.families > 1 then 'contested' else 'waiting' end as standing
    from import_photos left join named on named.photo_hash = import_photos.name_hash where import_photos.import_id = ${importId}
  union all
  select null, null, import_rows.row, 'missing' from import_rows where ${isByColumn} and import_id = ${importId}
    and photo_hash is not null and state not in ('skipped', 'undone') and not exists (select from import_photos
      where import_photos.import_id = ${importId} and import_photos.name_hash = import_rows.photo_hash)`

export async function countPhotos(
  db: Db,
  importId: string,
  isByColumn: boolean,
): Promise<Partial<Record<PhotoStanding, number>>> {
  const { rows } = await sql<{ standing: PhotoStanding; count: number }>`select standing, count(*)::int as count
    from (${standingIn(importId, isByColumn)}) photos group by standing`.execute(db)
  return Object.fromEntries(rows.map(({ standing, count }) => [standing, count]))
}

interface Standing {
  importId: string
  isByColumn: boolean
  standing: PhotoStanding
  offset: number
}
export async function readPhotos(db: Db, { importId, isByColumn, standing, offset }: Standing) {
  const { rows } = await sql<{ sealed: Buffer | null; row: number | null }>`select sealed, row
    from (${standingIn(importId, isByColumn)}) photos where standing = ${standing} order by row, id
    offset ${offset * photosPerPage} limit ${photosPerPage}`.execute(db)
  return rows
}

/** The standing of the photo of each row, by the number of the row. */
export async function photosOfRows(
  db: Db,
  importId: string,
  { isByColumn, rows }: { isByColumn: boolean; rows: readonly number[] | 'all' },
): Promise<Map<number, PhotoStanding>> {
  const { rows: standings } = await sql<{ row: number; standing: PhotoStanding }>`with named as (${namedIn(importId)})
    select import_rows.row, case when import_photos.id is null then 'missing'
        when import_photos.state <> 'waiting' then import_photos.state
        when named.families > 1 then 'contested' else 'waiting' end as standing
    from import_rows join named using (photo_hash)
      left join import_photos on import_photos.import_id = ${importId} and import_photos.name_hash = import_rows.photo_hash
    where import_rows.import_id = ${importId} and import_rows.state not in ('skipped', 'undone')
      and (import_photos.id is not null or ${isByColumn})
      and ${rows === 'all' ? sql`true` : sql`import_rows.row = any(${[...rows]}::int[])`}`.execute(db)
  return new Map(standings.map(({ row, standing }) => [row, standing]))
}

export const readZips = (db: Db, importId: string) =>
  db
    .selectFrom('import_zips')
    .select(['id', 'file_name', 'bytes', 'state', 'created_at'])
    .select(eb =>
      eb
        .selectFrom('import_photos')
        .whereRef('import_photos.zip_id', '=', 'import_zips.id')
        .select(count => count.fn.countAll<number>().as('photos'))
        .as('photos'),
    )
    .where('import_id', '=', importId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
