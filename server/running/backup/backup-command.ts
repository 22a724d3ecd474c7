// `saptapadi backup FILE` writes everything into one file, while the server serves. More in docs/operating.md.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { systemClock } from '#server/ports/clock.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { readOrMakeSecret } from '#server/ports/secrets.ts'
import { makeBackup } from './make-backup.ts'
import { progressLines } from './progress.ts'
import { BackupRefused } from './refused.ts'

const count = (n: number) => n.toLocaleString('en-IN')

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
      passphrase: config.backup.passphrase,
      progress: progressLines('copied'),
    }),
  )
  if (backup.erasedFiles > 0) console.error(`${count(backup.erasedFiles)} files were erased before they were copied`)
  console.log(
    `${path}: ${count(backup.members)} members, ${backup.tables} tables, ${count(backup.files)} files, ${count(backup.bytes)} bytes${
      config.backup.passphrase === null ? '; not encrypted, and without APP_SECRET: keep that apart' : ', encrypted'
    }`,
  )
  process.send?.(backup)
}
