import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type pg from 'pg'
import { counted } from '#domain/words/counted.ts'
import type { Config } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openOneConnection } from '#server/db/one-connection.ts'
import { rowCount } from '#server/db/outcome.ts'
import { markCopy } from '#server/features/shared/site-copy/queries.ts'
import { archiveOf, keepsFiles } from '#server/ports/archive-of.ts'
import { systemClock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { openSecrets } from '#server/ports/secrets.ts'
import { keepFilesPrivate } from '#server/private-files.ts'
import { keepHouse } from '#server/running/operations/housekeeping.ts'
import { leaveAgain } from '../left-list.ts'
import { someAtOnce } from '../load.ts'
import { BackupRefused, DamagedBackup } from '../refused.ts'
import { contentType } from '../restore.ts'
import type { SealKeys } from '../seal.ts'
import { sealKeysOf, secretFor } from '../secret-here.ts'
import { eachFile, readStoredNames } from '../stored-files.ts'
import { inIndia, type Moment } from './moment.ts'
import { filesFolder } from './names.ts'
import { openPiece, pieceKeys, pieceOfFile } from './piece.ts'
import { type Recovered, recoverInto } from './recover.ts'
import { forgetState } from './state.ts'

interface RestoredSite {
  members: number
  files: number
  missingFiles: number
  asOf: Date
}

/** Makes the database and the files of a moment in a new data folder. Until all is there, the database has another name. */
export async function restoreUntil(
  config: Config,
  { until, archiveId, takesUnsealed = false }: { until: Moment; archiveId: string | null; takesUnsealed?: boolean },
): Promise<RestoredSite> {
  const archive = archiveOf(config)
  if (!archive) throw new BackupRefused('set BACKUP_DIR to the folder with the archive, or STORAGE=s3 to its store')
  if (config.databaseUrl)
    throw new BackupRefused(
      'only the PostgreSQL that the server runs itself is archived: unset DATABASE_URL, or restore with the tools of your own',
    )
  const folder = join(config.dataDir, 'postgres')
  if (existsSync(folder))
    throw new BackupRefused(`${folder} is there already: set DATA_DIR to a new folder, or move that one away`)
  keepFilesPrivate(config.dataDir)
  const filesHere = join(config.dataDir, 'files')
  const hadFiles = existsSync(filesHere)
  removeUnfinished(folder)
  const making = mkdtempSync(`${folder}.restoring-`)
  try {
    const keys = sealKeysOf(config, takesUnsealed)
    const onDamage = (sentence: string) => console.error(sentence)
    const recovered = await recoverInto(making, { archive, archiveId, keys, until, onDamage })
    const site = await settleAndStop(config, archive, recovered, keys)
    forgetState(config.dataDir)
    renameSync(making, folder)
    return { ...site, asOf: until === 'end' ? recovered.pieces.endsAt : until }
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (!hadFiles) rmSync(filesHere, { recursive: true, force: true })
    throw error
  }
}

async function settleAndStop(config: Config, archive: Files, recovered: Recovered, keys: SealKeys) {
  try {
    return await settle(config, archive, recovered, keys)
  } finally {
    await recovered.postgres.stop()
  }
}

/** Brings tables up to date, silences the site, erases who was erased since, and fetches the files that its rows name. */
async function settle(config: Config, archive: Files, { postgres, begin, pieces }: Recovered, keys: SealKeys) {
  const secretHere = secretFor(config, begin.appSecret)
  const { db, client, close } = await openOneConnection(postgres.url)
  try {
    await migrate(db)
    const secrets = await openSecrets(secretHere.secret, db, systemClock, secretHere.oldSecret)
    await markCopy(db)
    const files = filesOf({ ...config, backup: { ...config.backup, dir: null } })
    const fetched = keepsFiles(config)
      ? await fetchFiles(client, archive, files, {
          folder: filesFolder(pieces.archive),
          keys: pieceKeys(keys, begin.archiveKey ?? null),
        })
      : { files: 0, missingFiles: 0 }
    await leaveAgain({ db, files, secrets, config }, archive)
    await keepHouse(db, files, systemClock.now())
    secretHere.keep?.()
    return { members: await rowCount(db.selectFrom('members')), ...fetched }
  } finally {
    await close()
  }
}

/** A file that the archive does not have was erased on the site before it was archived. Of damaged ones all are named at once. */
async function fetchFiles(
  client: pg.Client,
  archive: Files,
  files: Files,
  { folder, keys }: { folder: string; keys: SealKeys },
) {
  let [count, missingFiles] = [0, 0]
  const damaged: string[] = []
  const fetching = someAtOnce()
  const fetchOne = async (name: string) => {
    const piece = `${folder}/${pieceOfFile(name)}`
    const sealed = await archive.get(piece)
    if (!sealed) return void missingFiles++
    const bytes = await openPiece(pieceOfFile(name), sealed, keys).catch(error => {
      if (error instanceof BackupRefused) return void damaged.push(piece)
      throw error
    })
    if (!bytes) return
    await files.put(name, bytes, contentType(name))
    count++
  }
  for (const name of eachFile(await readStoredNames(client))) await fetching.add(fetchOne(name))
  await fetching.end()
  if (damaged.length > 0)
    throw new DamagedBackup(
      `photos or papers are damaged in the archive: move these away to restore without them: ${damaged.join(' ')}`,
    )
  return { files: count, missingFiles }
}

/** Removes what restores left that were killed. */
function removeUnfinished(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(`${basename(folder)}.restoring-`)) rmSync(join(dirname(folder), name), { recursive: true })
}

export function restoredLines({ members, files, missingFiles, asOf }: RestoredSite): string {
  return [
    `restored ${counted(members, 'member')} and ${counted(files, 'file')} as of ${inIndia(asOf)} (India)`,
    ...(missingFiles > 0 ? [`${counted(missingFiles, 'file was', 'files were')} erased before being archived`] : []),
    'it writes to nobody until you say that this is now the live site: saptapadi live, or in the office',
  ].join('\n')
}
