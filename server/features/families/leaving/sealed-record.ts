import type { Db } from '#server/db/open.ts'
import { getSealed } from '#server/features/families/id-proof/sealed-files.ts'
import { noteUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { photoFile } from '#server/features/shared/stored-files/pictures.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'
import { decryptWith, encryptWith, type Secrets } from '#server/ports/secrets.ts'

interface SealDependencies {
  db: Db
  files: Files
  secrets: Secrets
}

const recordOf = (memberId: string) => `departure ${memberId}`
const fileOf = (memberId: string, storedAs: string) => `departure ${memberId} ${storedAs}`
/** What the wrapped key of a departure is bound to. */
export const departureKeyPlace = (memberId: string) => `departure key ${memberId}`

export const wrapKey = (secrets: Secrets, memberId: string, key: Buffer) =>
  secrets.sealBytes(key, departureKeyPlace(memberId))
export const sealRecord = (key: Buffer, memberId: string, record: object): Buffer =>
  encryptWith(key, Buffer.from(JSON.stringify(record)), recordOf(memberId))

/** The contents of a member's photos and documents. */
async function readFiles({ db, files, secrets }: SealDependencies, memberId: string): Promise<Buffer[]> {
  const contents: Buffer[] = []
  const photos = await db.selectFrom('photos').select('stored_as').where('member_id', '=', memberId).execute()
  for (const { stored_as } of photos) {
    const bytes = await files.get(photoFile(stored_as, 'page'))
    if (bytes) contents.push(bytes)
  }
  const documents = await db
    .selectFrom('documents')
    .innerJoin('document_files', 'document_files.document_id', 'documents.id')
    .select(['documents.id', 'documents.type', 'document_files.side', 'document_files.stored_as'])
    .where('documents.member_id', '=', memberId)
    // A picture of an Aadhaar card is kept no longer than its check takes.
    .where('documents.type', '<>', 'AADHAR')
    .execute()
  for (const { id, side, stored_as } of documents) {
    const bytes = await getSealed(files, secrets, stored_as, { memberId, documentId: id, side })
    if (bytes) contents.push(bytes)
  }
  return contents
}

/** Stores the files under the member's own key and returns their names. Housekeeping erases them if the member stays after all. */
export async function sealFiles(
  sealing: SealDependencies,
  memberId: string,
  key: Buffer,
  now: Date,
): Promise<string[]> {
  const names: string[] = []
  for (const bytes of await readFiles(sealing, memberId)) {
    const storedAs = `departures/${newId(now)}`
    await noteUpload(sealing.db, storedAs)
    await sealing.files.put(storedAs, encryptWith(key, bytes, fileOf(memberId, storedAs)), 'application/octet-stream')
    names.push(storedAs)
  }
  return names
}

async function departureWithKey({ db, secrets }: SealDependencies, memberId: string) {
  const departure = await db.selectFrom('departures').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  const { wrapped_key: wrapped, sealed } = departure ?? {}
  const key = wrapped && secrets.openBytes(Buffer.from(wrapped), departureKeyPlace(memberId))
  return departure && key && sealed ? { departure: { ...departure, sealed }, key } : null
}

/** Opens what a member who has left had stored, or null. For an ADMIN, who gives a reason that is logged. */
export async function openDeparture(sealing: SealDependencies, memberId: string) {
  const opened = await departureWithKey(sealing, memberId)
  const record = opened && decryptWith(opened.key, Buffer.from(opened.departure.sealed), recordOf(memberId))
  if (!opened || !record) return null
  const { left_at, erase_on, files } = opened.departure
  return { left_at, erase_on, files, record: JSON.parse(record.toString()) as Record<string, unknown> }
}

/** One of the files that `openDeparture` names, or null. */
export async function openDepartedFile(
  sealing: SealDependencies,
  memberId: string,
  storedAs: string,
): Promise<Buffer | null> {
  const opened = await departureWithKey(sealing, memberId)
  if (!opened?.departure.files.includes(storedAs)) return null
  const sealed = await sealing.files.get(storedAs)
  return sealed && decryptWith(opened.key, sealed, fileOf(memberId, storedAs))
}
