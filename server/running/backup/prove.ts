import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type LocalPostgres, openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { openOneConnection } from '#server/db/one-connection.ts'
import { readTables } from './catalogue.ts'
import { totalsOf } from './copy.ts'
import { loadBackup } from './load.ts'
import { noProgress } from './progress.ts'
import { DamagedBackup } from './refused.ts'
import type { SealKeys } from './seal.ts'
import { areEqual } from './totals.ts'

export interface Proof {
  members: number
  tables: number
  files: number
}

export const scratchName = '.trial-'

interface Trial {
  path: string
  keys: SealKeys
  /** Where the PostgreSQL of the trial is made and removed again. */
  under: string
  /** Called with the PostgreSQL of the trial, so that a process that must end can end it too. */
  onOpened: (scratch: LocalPostgres) => void
}

/** Restores a backup into a PostgreSQL of its own, and counts and hashes every table there against the file. */
export async function proveBackup({ path, keys, under, onOpened }: Trial): Promise<Proof> {
  await removeOldTrials(under)
  const folder = mkdtempSync(join(under, scratchName))
  const scratch = await openLocalPostgres(folder, 'command')
  try {
    onOpened(scratch)
    const connection = await openOneConnection(scratch.url)
    let files = 0
    try {
      const { tables } = await loadBackup(connection, {
        path,
        keys,
        progress: noProgress,
        // Reading a file has checked it.
        onFile: async () => void files++,
        async onFilled(loaded) {
          for (const table of await readTables(connection.client)) {
            const expected = loaded.tables.get(table.name)
            if (!expected || !areEqual(await totalsOf(connection.client, table), expected))
              throw new DamagedBackup(`${path}: table ${table.name} is not equal when it is restored`)
          }
        },
      })
      return { members: tables.get('members')?.rows ?? 0, tables: tables.size, files }
    } finally {
      await connection.close()
    }
  } finally {
    await scratch.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Removes what killed trials left. Their PostgreSQL may still run, and ends with its last user. */
export async function removeOldTrials(under: string): Promise<void> {
  for (const name of readdirSync(under).filter(one => one.startsWith(scratchName))) {
    const folder = join(under, name)
    await openLocalPostgres(folder, 'command').then(
      oldTrial => oldTrial.close(),
      // A folder that cannot be opened was never complete, and nothing runs in it.
      () => {},
    )
    rmSync(folder, { recursive: true, force: true })
  }
}
