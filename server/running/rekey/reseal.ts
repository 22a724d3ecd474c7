import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { documentPlace } from '#server/features/families/id-proof/sealed-files.ts'
import type { Files } from '#server/ports/files.ts'
import type { OpenedSecrets } from '#server/ports/secrets.ts'
import type { SealedColumn } from './places.ts'

/** The rows of one statement: few enough that a member whose row is among them does not notice. */
const atOnce = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

interface Resealed {
  /** Values that were under another key. A value that somebody changed meanwhile is already under the new one. */
  changed: number
  /** Values that no key opens, and that could not be opened before either. */
  unreadable: number
}

/** The value under the new key, or null if there is nothing to do. */
function resealOr(secrets: OpenedSecrets, sealed: Buffer, boundTo: string, unreadable: () => void): Buffer | null {
  try {
    return secrets.reseal(sealed, boundTo)
  } catch {
    unreadable()
    return null
  }
}

/** Encrypts a column again in portions. Each write applies only if the value is still the one that was read. */
export async function resealColumn(db: Db, secrets: OpenedSecrets, place: SealedColumn): Promise<Resealed> {
  const [table, column, key] = [sql.table(place.table), sql.ref(place.column), sql.ref(place.id)]
  const result: Resealed = { changed: 0, unreadable: 0 }
  for (let last = beforeAll; ; ) {
    const { rows } = await sql<{ id: string; sealed: Buffer }>`
      select ${key} as id, ${column} as sealed from ${table}
      where ${column} is not null and ${key} > ${last}::uuid order by ${key} limit ${atOnce}`.execute(db)
    const changes = rows.flatMap(({ id, sealed }) => {
      const fresh = resealOr(secrets, sealed, place.boundTo(id), () => result.unreadable++)
      return fresh ? [{ id, sealed, fresh }] : []
    })
    if (changes.length > 0) {
      await sql`
        update ${table} set ${sql.ref(place.column)} = fresh
        from unnest(${changes.map(one => one.id)}::uuid[], ${changes.map(one => one.sealed)}::bytea[],
          ${changes.map(one => one.fresh)}::bytea[]) as change (id, sealed, fresh)
        where ${sql.table(place.table)}.${key} = change.id
          and ${sql.table(place.table)}.${column} = change.sealed`.execute(db)
      result.changed += changes.length
    }
    const end = rows.at(-1)?.id
    if (end === undefined || rows.length < atOnce) return result
    last = end
  }
}

/**
 * Encrypts the files of documents again, one at a time and in place. Each row is locked meanwhile, so that a document that its
 * owner removes is erased afterwards and does not come back.
 */
export async function resealFiles(db: Db, secrets: OpenedSecrets, files: Files): Promise<Resealed> {
  const result: Resealed = { changed: 0, unreadable: 0 }
  const all = await db.selectFrom('document_files').select('stored_as').execute()
  for (const { stored_as: storedAs } of all)
    await db.transaction().execute(async trx => {
      const file = await trx
        .selectFrom('document_files')
        .innerJoin('documents', 'documents.id', 'document_files.document_id')
        .select(['documents.id', 'documents.member_id', 'document_files.side'])
        .where('document_files.stored_as', '=', storedAs)
        .forUpdate('document_files')
        .executeTakeFirst()
      const sealed = file && (await files.get(storedAs))
      if (!sealed) return
      const place = documentPlace({ memberId: file.member_id, documentId: file.id, side: file.side })
      const fresh = resealOr(secrets, sealed, place, () => result.unreadable++)
      if (!fresh) return
      await files.put(storedAs, fresh, 'application/octet-stream')
      result.changed++
    })
  return result
}
