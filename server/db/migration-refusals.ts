import { createHash } from 'node:crypto'

/** A migration by its name and the digest of its text, as a database or a backup records it. */
export interface Applied {
  name: string
  checksum: string
}

/** A failure that the operator can mend, who needs a line rather than a stack. */
export class MigrationRefused extends Error {}

/** The first migrations of the two lines that were folded into a first schema, with the last commit that reads each. */
const foldedLines = {
  '0001_places_and_options.sql': 'c8da1c2a',
  '0001_master_data.sql': '65fdff4c',
} as const

/** All migrations of the last line at its end. Its tables and columns are those of the first schema of today. */
const endOfLastLine = '7a026b2ee4347e3e29c2669fa5cd7b96ae80eb82bb9e5e48037e0a3651659e17'

const digestOfList = (applied: readonly Applied[]) =>
  createHash('sha256')
    .update(applied.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''))
    .digest('hex')

/** The commit that reads a database, a data folder or a backup of a folded line. Null where this version does. */
export function readerFromBefore(applied: readonly { name: string }[]): string | null {
  const first = Object.entries(foldedLines).find(([migration]) => applied.some(({ name }) => name === migration))
  return first?.[1] ?? null
}

export function refuseFromBefore(applied: readonly { name: string }[]): void {
  const reader = readerFromBefore(applied)
  if (reader)
    throw new MigrationRefused(
      `this was written by commit ${reader} or one before it: run saptapadi backup there, and saptapadi restore here`,
    )
}

/** The migrations of today that stand for those of a backup file which the last commit of the last line made. */
export const standingFor = <M extends Applied>(inFile: readonly M[], today: readonly M[]): readonly M[] =>
  digestOfList(inFile) === endOfLastLine ? today : inFile

/** Refuses a database that a newer or a modified version has migrated, or one from before the first. */
export function refuseUnknown(migrations: readonly Applied[], applied: readonly Applied[]): void {
  refuseFromBefore(applied)
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const unknown = applied.filter(({ name }) => !checksums.has(name)).map(({ name }) => name)
  if (unknown.length > 0)
    throw new MigrationRefused(
      `a newer version wrote this (${unknown.slice(0, 3).join(', ')}${unknown.length > 3 ? ', …' : ''}): use that version, or restore a backup from before it`,
    )
  const changed = applied.find(({ name, checksum }) => checksums.get(name) !== checksum)
  if (changed) throw new MigrationRefused(`migration ${changed.name} was changed after it was applied`)
}
