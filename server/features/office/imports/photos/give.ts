import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { insertPhotoIn } from '#server/features/families/photos/own-photos.ts'
import { storeSizes } from '#server/features/families/photos/store-photo.ts'
import { actsOf } from '#server/features/shared/audit/record-act.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import { lockImport } from '../queries.ts'
import { type StorageDependencies, type StoredZip, zipBytes } from './pieces.ts'
import { givingStates } from './rules.ts'
import type { ReadBytes } from './zip-directory.ts'
import { readZipEntry } from './zip-entry.ts'

/** Few photos in a row: the decoder also serves the photos that families send. */
const portion = 10
export type PhotoDependencies = StorageDependencies & ChannelSettings

interface NamedPhoto {
  id: string
  zip_id: string
  name_hash: Buffer
  starts_at: number
  packed_bytes: number
  bytes: number
  is_deflated: boolean
  crc: number
  has_photo: boolean
}

/** The one family whose rows name a photo. None if rows of several members name it, or a row that may still become a member. */
const familyOf = (importId: string, nameHash: unknown) => sql`select min(member_id::text)::uuid as member_id
  from import_rows where import_id = ${importId} and photo_hash = ${nameHash}
    and state in ('waiting', 'good', 'double', 'imported', 'merged', 'spared')
  having count(*) = count(member_id) and count(distinct member_id) = 1`

/** The next photos whose families are members, in the order of their ZIPs. */
async function nextToGive(db: Db, importId: string): Promise<NamedPhoto[]> {
  const { rows } =
    await sql<NamedPhoto>`select photo.id, photo.zip_id, photo.name_hash, photo.starts_at, photo.packed_bytes,
      photo.bytes, photo.is_deflated, photo.crc,
      exists (select from photos where photos.member_id = family.member_id and photos.status <> 'rejected') as has_photo
    from import_photos photo join import_zips on import_zips.id = photo.zip_id and import_zips.state = 'read'
      cross join lateral (${familyOf(importId, sql.ref('photo.name_hash'))}) family
    where photo.import_id = ${importId} and photo.state = 'waiting'
    order by photo.zip_id, photo.starts_at limit ${portion}`.execute(db)
  return rows
}

const isWaiting = (trx: Db, id: string): Promise<boolean> =>
  findsRow(trx.selectFrom('import_photos').select('id').where('id', '=', id).where('state', '=', 'waiting'))

const settle = (db: Db, id: string, state: 'given' | 'kept' | 'unreadable') =>
  db
    .updateTable('import_photos')
    // The name of the file is erased when the photo belongs to a family.
    .set({ state, ...(state === 'given' && { sealed: null }) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()

/** Stores the sizes of a photo. Null if the file is no picture. */
async function storedOf(dependencies: PhotoDependencies, read: ReadBytes, photo: NamedPhoto, now: Date) {
  const { starts_at: startsAt, packed_bytes: packedBytes, bytes: claimed, is_deflated: isDeflated, crc } = photo
  const bytes = await readZipEntry(read, { startsAt, packedBytes, bytes: claimed, isDeflated, crc: Number(crc) })
  if (!bytes) return null
  try {
    return await storeSizes(dependencies, { bytes, face: null, now })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong_file_kind') return null
    throw error
  }
}

interface StoredPhoto {
  importId: string
  photo: NamedPhoto
  stored: Awaited<ReturnType<typeof storeSizes>>
  now: Date
}
const nothing = { acts: [] }

/**
 * Gives a photo to its family if it has none. The photo's row and the mark are one transaction: if a node dies before, housekeeping
 * erases the file and the photo waits for the next node.
 */
async function give(dependencies: PhotoDependencies, { importId, photo, stored, now }: StoredPhoto): Promise<void> {
  const { db, secrets } = dependencies
  await actsOf(
    { db, secrets },
    { staff: null, now },
  )(async trx => {
    const locked = await lockImport(trx, importId)
    if (!locked || !givingStates.includes(locked.state)) return nothing
    const { rows } = await sql<{ member_id: string }>`${familyOf(importId, photo.name_hash)}`.execute(trx)
    const memberId = rows[0]?.member_id
    // The ZIP may have been removed meanwhile, or another node has given the photo. The import is locked by now.
    if (!memberId || !(await isWaiting(trx, photo.id))) return nothing
    const isGiven = await insertPhotoIn(trx, { ...stored, memberId, status: 'waiting', now }, 1)
    await settle(trx, photo.id, isGiven ? 'given' : 'kept')
    if (!isGiven) return nothing
    const merged = await trx
      .selectFrom('import_rows')
      .select('id')
      .where('import_id', '=', importId)
      .where('member_id', '=', memberId)
      .where('state', '=', 'merged')
      .executeTakeFirst()
    if (!merged) return nothing
    // A family that was a member before the import is told that its profile has changed.
    await tellMember(trx, dependencies, { eventId: newId(now), memberId, kind: 'profile_edited' }, now)
    const after = { file: locked.file_name }
    return { act: 'import_photo_added', staff: { id: locked.created_by }, memberId, after }
  })
}

/** Ends the giving when no photo is left. ZIPs are erased once no row can be imported any more. */
async function finish(db: Db, importId: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const locked = await lockImport(trx, importId)
    if (!locked || !givingStates.includes(locked.state) || (await nextToGive(trx, importId)).length > 0) return
    await trx.updateTable('imports').set({ photos_due: false }).where('id', '=', importId).execute()
    const { rows: over } = await sql<{ id: string }>`update import_zips set state = 'over', wrapped_key = null
      where import_id = ${importId} and state = 'read'
        and not exists (select from import_rows where import_id = ${importId} and sealed is not null)
      returning id`.execute(trx)
    await sql`delete from import_zip_pieces where zip_id = any(${over.map(({ id }) => id)}::uuid[])`.execute(trx)
  })
}

/** Gives the next photos to their families. Returns false if none is left. */
export async function givePortion(dependencies: PhotoDependencies, importId: string, now: Date): Promise<boolean> {
  const { db } = dependencies
  const photos = await nextToGive(db, importId)
  if (photos.length === 0) {
    await finish(db, importId)
    return false
  }
  const zips = await db
    .selectFrom('import_zips')
    .select(['id', 'bytes', 'wrapped_key'])
    .where('import_id', '=', importId)
    .execute()
  const readers = new Map(zips.map(zip => [zip.id, zipBytes(dependencies, zip satisfies StoredZip)]))
  for (const photo of photos) {
    const read = readers.get(photo.zip_id)
    if (!read) continue
    if (photo.has_photo) {
      await settle(db, photo.id, 'kept')
      continue
    }
    const stored = await storedOf(dependencies, read, photo, now)
    if (stored) await give(dependencies, { importId, photo, stored, now })
    else await settle(db, photo.id, 'unreadable')
  }
  return true
}
