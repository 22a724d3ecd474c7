// `saptapadi prove FILE` restores a backup on trial, into a PostgreSQL of its own that is removed again.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { OperatorCommand } from '#server/operator-command.ts'
import { proveBackup } from './prove.ts'
import { BackupRefused } from './refused.ts'

export const command: OperatorCommand = async (config, [file, ...more]) => {
  if (!file || more.length > 0) throw new BackupRefused('expected the name of one file: saptapadi prove FILE')
  const path = resolve(file)
  if (!existsSync(path)) throw new BackupRefused(`there is no file ${path}`)
  const proof = await proveBackup({
    path,
    passphrase: config.backup.passphrase,
    under: dirname(path),
    onOpened: scratch =>
      process.once('SIGTERM', () => {
        scratch.abandon()
        process.exit(1)
      }),
  })
  console.log(
    `${path}: restored on trial, ${proof.members.toLocaleString('en-IN')} members in ${proof.tables} tables equal, ${proof.files.toLocaleString('en-IN')} files whole`,
  )
  process.send?.(proof)
}
