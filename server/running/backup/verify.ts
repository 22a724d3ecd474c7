import { readMigrations, refuseUnknown } from '#server/db/migrate.ts'
import type { Begin, Close } from './format.ts'
import { readArchive } from './read-archive.ts'
import { DamagedBackup } from './refused.ts'

export interface Verified {
  begin: Begin
  close: Close
  members: number
}

/** Reads the whole file and checks every checksum, its end, and whether this version knows its tables. */
export async function verifyBackup(path: string, passphrase: string | null): Promise<Verified> {
  let begin: Begin | null = null
  let members = 0
  for await (const part of readArchive(path, passphrase)) {
    if (part.at === 'begin') {
      begin = part.begin
      refuseUnknown(readMigrations(), begin.migrations)
    } else if (part.at === 'entryEnd' && part.entry.name === 'members') members = part.totals.rows ?? 0
    else if (part.at === 'close' && begin) return { begin, close: part.close, members }
  }
  throw new DamagedBackup(`${path} is not whole`)
}
