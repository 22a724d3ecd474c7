import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { RecoveredPostgres } from '#server/db/local-postgres/recover.ts'
import { openOneConnection } from '#server/db/one-connection.ts'
import type { Files } from '#server/ports/files.ts'
import { readTables } from '../catalogue.ts'
import { prepareForCopies, totalsOf } from '../copy.ts'
import { type Proof, removeOldTrials, scratchName } from '../prove.ts'
import { DamagedBackup } from '../refused.ts'
import type { SealKeys } from '../seal.ts'
import { eachFile, readStoredNames } from '../stored-files.ts'
import type { Moment } from './moment.ts'
import { filesFolder } from './names.ts'
import { pieceOfFile } from './piece.ts'
import { recoverInto } from './recover.ts'

interface Trial {
  archive: Files
  keys: SealKeys
  until: Moment
  /** Where the PostgreSQL of the trial is made and removed again. */
  under: string
  /** Whether photos and papers are in the archive too. */
  hasFiles: boolean
  onOpened: (scratch: Pick<RecoveredPostgres, 'abandon'>) => void
}

/** Replays the archive to a moment, reads every row, whose pages have checksums, and looks for every file that the rows name. */
export async function proveArchive(trial: Trial): Promise<Proof> {
  await removeOldTrials(trial.under)
  const folder = mkdtempSync(join(trial.under, scratchName))
  try {
    const { postgres, pieces } = await recoverInto(join(folder, 'postgres'), {
      ...trial,
      archiveId: null,
      onDamage(sentence) {
        throw new DamagedBackup(sentence)
      },
    })
    try {
      trial.onOpened(postgres)
      return await readEverything(postgres.url, trial, pieces.archive)
    } finally {
      await postgres.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readEverything(url: string, { archive, hasFiles }: Trial, id: string): Promise<Proof> {
  const { client, close } = await openOneConnection(url)
  try {
    await prepareForCopies(client)
    const tables = await readTables(client)
    let members = 0
    for (const table of tables) {
      const { rows } = await totalsOf(client, table)
      if (table.name === 'members') members = rows ?? 0
    }
    return { members, tables: tables.length, files: hasFiles ? await findFiles(client, archive, id) : 0 }
  } finally {
    await close()
  }
}

async function findFiles(client: pg.Client, archive: Files, id: string): Promise<number> {
  const archived = new Set(await archive.list(filesFolder(id)))
  let count = 0
  for (const name of eachFile(await readStoredNames(client))) {
    if (!archived.has(pieceOfFile(name))) throw new DamagedBackup(`file ${name} is not in the archive`)
    count++
  }
  return count
}
