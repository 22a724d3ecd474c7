import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { keepsFiles, waitingFilesFolder } from './archive-of.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

/** The storage that the configuration names. */
export function filesOf(config: Pick<Config, 'storage' | 'dataDir' | 'backup' | 'databaseUrl'>): Files {
  if (config.storage.kind === 's3') return s3Files(config.storage)
  const files = folderFiles(join(config.dataDir, 'files'))
  return keepsFiles(config) ? notingWhatIsStored(files, waitingFilesFolder(config.dataDir)) : files
}

/** The note comes first, so that a process that dies in between leaves a note without a file rather than a file without one. */
function notingWhatIsStored(files: Files, folder: string): Files {
  return {
    ...files,
    async put(name, bytes, contentType) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, createHash('sha256').update(name).digest('hex')), name, { flush: true })
      await files.put(name, bytes, contentType)
    },
  }
}
