// `saptapadi prove FILE` restores a backup on trial, into a PostgreSQL of its own that is removed again, `saptapadi prove --until
// MOMENT` the archive.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { counted } from '#domain/words/counted.ts'
import type { Config } from '#server/config.ts'
import type { OperatorCommand } from '#server/operator-command.ts'
import { archiveOf, keepsFiles, keepsWal } from '#server/ports/archive-of.ts'
import { proveBackup } from './prove.ts'
import { BackupRefused } from './refused.ts'
import type { SealKeys } from './seal.ts'
import { sealKeysOf } from './secret-here.ts'
import { readMoment } from './wal/moment.ts'
import { proveArchive } from './wal/prove-archive.ts'

const endsWith = (scratch: { abandon(): void }) =>
  process.once('SIGTERM', () => {
    scratch.abandon()
    process.exit(1)
  })

export const command: OperatorCommand = async (config, args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { until: { type: 'string' }, unsealed: { type: 'boolean' } },
  })
  const [file, ...more] = positionals
  const keys = sealKeysOf(config, values.unsealed)
  if (values.until !== undefined && !file) return proveMoment(config, values.until, keys)
  if (!file || more.length > 0)
    throw new BackupRefused('expected the name of one file: saptapadi prove FILE, or saptapadi prove --until end')
  const path = resolve(file)
  if (!existsSync(path)) throw new BackupRefused(`there is no file ${path}`)
  const proof = await proveBackup({
    path,
    keys,
    under: dirname(path),
    onOpened: endsWith,
  })
  console.log(
    `${path}: restored on trial, ${counted(proof.members, 'member')} in ${counted(proof.tables, 'table')} equal, ${counted(proof.files, 'file')} whole`,
  )
  process.send?.(proof)
}

async function proveMoment(config: Config, until: string, keys: SealKeys): Promise<void> {
  const archive = archiveOf(config)
  if (!archive || !keepsWal(config))
    throw new BackupRefused(
      'only the PostgreSQL that the server runs itself is archived, and only with BACKUP_DIR or S3',
    )
  const proof = await proveArchive({
    archive,
    keys,
    until: readMoment(until),
    under: config.backup.dir ?? config.dataDir,
    hasFiles: keepsFiles(config),
    onOpened: endsWith,
  })
  console.log(
    `the archive until ${until}: replayed on trial, ${counted(proof.members, 'member')} in ${counted(proof.tables, 'table')} read, ${counted(proof.files, 'file')} there`,
  )
  process.send?.(proof)
}
