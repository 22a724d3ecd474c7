import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

/** The storage that the configuration names. */
export const filesOf = ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Files =>
  storage.kind === 's3' ? s3Files(storage) : folderFiles(join(dataDir, 'files'))
