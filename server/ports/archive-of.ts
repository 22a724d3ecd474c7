import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

/** Where the archive lies: beside the backups, or in the object store. Null where an operator has named neither. */
export function archiveOf({ backup, storage }: Pick<Config, 'backup' | 'storage'>): Files | null {
  if (backup.dir !== null) return folderFiles(backup.dir)
  return storage.kind === 's3' ? s3Files(storage) : null
}

/** Whether this server archives the write-ahead log. A PostgreSQL of the operator's own has an archive of its own. */
export const keepsWal = (config: Pick<Config, 'backup' | 'storage' | 'databaseUrl'>): boolean =>
  config.databaseUrl === null &&
  process.platform !== 'win32' &&
  (config.backup.dir !== null || config.storage.kind === 's3')

/** Whether photos and papers are archived too. What lies in an object store is not on the machine that burns. */
export const keepsFiles = (config: Pick<Config, 'backup' | 'storage' | 'databaseUrl'>): boolean =>
  keepsWal(config) && config.storage.kind === 'folder'

/** Names of files that were stored and are not archived yet, a file each. */
export const waitingFilesFolder = (dataDir: string): string => join(dataDir, 'files-waiting')
