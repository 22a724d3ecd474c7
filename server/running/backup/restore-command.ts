// `saptapadi restore FILE [--replace]` puts a backup in the place of what is there. docs/operating.md tells the rest.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import { type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { systemClock } from '#server/ports/clock.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { keepFilesPrivate } from '#server/private-files.ts'
import { progressLines } from './progress.ts'
import { BackupRefused } from './refused.ts'
import { restoreBackup, type SecretHere } from './restore.ts'
import { verifyBackup } from './verify.ts'

/**
 * The secret of this installation stays, and takes the key of the backup over. Where there is none yet, the backup's own becomes
 * the one of the folder: nothing that is there can need another.
 */
function secretFor({ appSecret, oldAppSecret, dataDir }: Config, inBackup: string | null): SecretHere {
  const file = join(dataDir, 'secret')
  if (appSecret) return { secret: appSecret, oldSecret: inBackup ?? oldAppSecret }
  if (existsSync(file)) return { secret: readFileSync(file, 'utf8').trim(), oldSecret: inBackup }
  if (!inBackup)
    throw new BackupRefused(
      'this backup holds no secret: set APP_SECRET to the one it was made with, or put its file secret into DATA_DIR',
    )
  const keep = () => {
    writeFileSync(`${file}.part`, inBackup, { mode: 0o600 })
    renameSync(`${file}.part`, file)
  }
  return { secret: inBackup, oldSecret: null, keep }
}

export const command: OperatorCommand = async (config, args) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [file] = positionals
  if (!file || positionals.length > 1)
    throw new BackupRefused('expected the name of one file: saptapadi restore FILE [--replace]')
  const path = resolve(file)
  if (!existsSync(path)) throw new BackupRefused(`there is no file ${path}`)
  const { passphrase } = config.backup
  const verified = await verifyBackup(path, passphrase)
  const secretHere = secretFor(config, verified.begin.appSecret)
  keepFilesPrivate(config.dataDir)
  await withDatabase(config, 'server', databaseUrl =>
    restoreBackup(verified, {
      databaseUrl,
      files: filesOf(config),
      clock: systemClock,
      secretHere,
      passphrase,
      replace: values.replace === true,
      progress: progressLines('restored'),
    }),
  )
  const count = (n: number) => n.toLocaleString('en-IN')
  console.log(
    `restored ${count(verified.members)} members and ${count(verified.close.files)} files as of ${verified.begin.madeAt}\n` +
      'it writes to nobody until you say that this is now the live site: saptapadi live, or in the office',
  )
}
