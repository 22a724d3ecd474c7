import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { fileNamesOf } from '#server/features/shared/stored-files/erase-files.ts'
import { photoFile } from '#server/features/shared/stored-files/pictures.ts'
import type { Files } from '#server/ports/files.ts'

const withoutTile = ' without tile'

/** Queries for the names of stored files. Portraits of the demo come with the product, and are not stored. */
const namesIn: Readonly<Record<string, string>> = {
  // Before an update the column is not there yet.
  photos: `select stored_as || case when to_jsonb(photos) ->> 'has_tile' = 'true' then '' else '${withoutTile}' end
    from photos where stored_as not like 'demo/%'`,
  document_files: 'select stored_as from document_files',
  success_stories: 'select stored_as from success_stories where stored_as is not null',
  departures: 'select unnest(files) from departures',
  import_zip_pieces: 'select stored_as from import_zip_pieces',
  content_versions: `select distinct 'site/' || picture[1]
    from content_versions, regexp_matches(body::text, '/api/site-picture/([0-9a-f-]{36})', 'g') picture`,
}

/** A backup before an update runs the new code on the old tables, so only tables that exist are read. */
async function copyOfNames(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name where to_regclass('public.' || name) is not null`,
    [Object.keys(namesIn)],
  )
  return `copy (${rows.map(({ name }) => namesIn[name]).join(' union all ')}) to stdout`
}

/** The names of all stored files. They are held in memory, because keeping the snapshot open would cost more. */
export async function readStoredNames(client: pg.ClientBase): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const bytes of client.query(to(await copyOfNames(client))) as AsyncIterable<Buffer>) chunks.push(bytes)
  return Buffer.concat(chunks)
}

export function* eachFile(names: Buffer): Generator<string> {
  for (let from = 0; from < names.length; ) {
    const end = names.indexOf('\n', from)
    const storedAs = names.toString('utf8', from, end).replace(withoutTile, '')
    const isWithoutTile = storedAs.length < end - from
    for (const file of fileNamesOf(storedAs)) if (!isWithoutTile || file !== photoFile(storedAs, 'tile')) yield file
    from = end + 1
  }
}

const readAhead = 8

/** Reads files in the given order, some of them ahead, because an object store takes its time for each. */
export async function* readFiles(
  files: Files,
  names: Iterable<string>,
): AsyncGenerator<{ name: string; bytes: Buffer | null }> {
  const coming: { name: string; bytes: Promise<Buffer | null> }[] = []
  const iterator = names[Symbol.iterator]()
  const fill = () => {
    while (coming.length < readAhead) {
      const next = iterator.next()
      if (next.done) return
      const bytes = files.get(next.value)
      // The error is thrown when its turn comes.
      bytes.catch(() => {})
      coming.push({ name: next.value, bytes })
    }
  }
  fill()
  for (let first = coming.shift(); first; first = coming.shift()) {
    yield { name: first.name, bytes: await first.bytes }
    fill()
  }
}
