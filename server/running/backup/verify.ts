import { readMigrations } from '#server/db/migrate.ts'
import { refuseUnknown, standingFor } from '#server/db/migration-refusals.ts'
import type { Begin, Close, Entry } from './format.ts'
import { readArchive } from './read-archive.ts'
import { DamagedBackup } from './refused.ts'
import type { SealKeys } from './seal.ts'

export interface Verified {
  path: string
  begin: Begin
  close: Close
  members: number
  /** The data keys, encrypted by the secret of the site that made the backup. */
  wrappedKeys: Buffer[]
}

/** Reads the whole file and checks every checksum, its end, and whether this version knows its tables. */
export async function verifyBackup(path: string, keys: SealKeys): Promise<Verified> {
  let begin: Begin | null = null
  let entry: Entry | null = null
  let members = 0
  const keyRows: Buffer[] = []
  let wrappedKeys: Buffer[] = []
  for await (const part of readArchive(path, keys)) {
    if (part.at === 'begin') {
      begin = part.begin
      const migrations = readMigrations()
      refuseUnknown(migrations, standingFor(begin.migrations, migrations))
    } else if (part.at === 'entry') entry = part.entry
    else if (part.at === 'block' && entry?.name === keyTable) keyRows.push(part.bytes)
    else if (part.at === 'entryEnd' && part.entry.name === keyTable)
      wrappedKeys = wrappedIn(Buffer.concat(keyRows), entry)
    else if (part.at === 'entryEnd' && part.entry.name === 'members') members = part.totals.rows ?? 0
    else if (part.at === 'close' && begin) return { path, begin, close: part.close, members, wrappedKeys }
  }
  throw new DamagedBackup(`${path} is not whole`)
}

const keyTable = 'encryption_keys'

/** One column of the rows, which are as PostgreSQL copies them: a line each, tabs between, bytes as hexadecimal digits behind `\\x`. */
function wrappedIn(rows: Buffer, entry: Entry | null): Buffer[] {
  const column = entry?.kind === 'table' ? entry.columns.indexOf('wrapped') : -1
  const lines = rows.toString('latin1').split('\n').filter(Boolean)
  return lines.map(line => Buffer.from(line.split('\t')[column]?.replace(/^\\\\x/, '') ?? '', 'hex'))
}
