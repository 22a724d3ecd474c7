// `saptapadi backup FILE` writes everything into one file, while the server serves. More in docs/operating.md.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { counted } from '#domain/words/counted.ts'
import { type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { systemClock } from '#server/ports/clock.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { readOrMakeSecret } from '#server/ports/secrets.ts'
import { makeBackup } from './make-backup.ts'
import { progressLines } from './progress.ts'
import { BackupRefused } from './refused.ts'
import { sealKeysOf } from './secret-here.ts'

export const command: OperatorCommand = async (config, [file, ...more]) => {
  if (!file || more.length > 0) throw new BackupRefused('expected the name of one file: saptapadi backup FILE')
  const path = resolve(file)
  if (!existsSync(dirname(path))) throw new BackupRefused(`there is no folder ${dirname(path)}`)
  const backup = await withDatabase(config, 'command', databaseUrl =>
    makeBackup(path, {
      databaseUrl,
      files: filesOf(config),
      clock: systemClock,
      appSecret: config.appSecret ?? readOrMakeSecret(config.dataDir),
      keys: sealKeysOf(config),
      progress: progressLines('copied'),
    }),
  )
  if (backup.erasedFiles > 0)
    console.error(`${counted(backup.erasedFiles, 'file was', 'files were')} erased before being copied`)
  console.log(
    `${path}: ${counted(backup.members, 'member')}, ${counted(backup.tables, 'table')}, ${counted(backup.files, 'file')}, ${counted(backup.bytes, 'byte')}${
      config.backup.passphrase === null ? '; not encrypted, and without APP_SECRET: keep that apart' : ', encrypted'
    }`,
  )
  process.send?.(backup)
}
