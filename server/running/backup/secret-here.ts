import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { backupSigner } from '#server/ports/secrets.ts'
import { BackupRefused } from './refused.ts'
import type { SealKeys } from './seal.ts'

const secretFile = (dataDir: string) => join(dataDir, 'secret')

type Settings = Pick<Config, 'appSecret' | 'oldAppSecret' | 'dataDir' | 'backup'>

/** The keys of this installation's backups. */
export function sealKeysOf({ appSecret, oldAppSecret, dataDir, backup }: Settings, takesUnsealed = false): SealKeys {
  const file = secretFile(dataDir)
  const secret = appSecret ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : null)
  const signers = [secret, oldAppSecret].filter(one => one !== null).map(backupSigner)
  return { passphrase: backup.passphrase, signers, takesUnsealed }
}

/** The secret that this installation has or will have. */
export interface SecretHere {
  secret: string
  /** The one that the backup was made with, where it is another. */
  oldSecret: string | null
  /** Stores it, where the installation had none. */
  keep?: () => void
}

/**
 * The secret of this installation stays, and takes the key of the backup over. Where there is none yet, the backup's own becomes
 * the one of the folder: nothing that is there can need another.
 */
export function secretFor({ appSecret, oldAppSecret, dataDir }: Config, inBackup: string | null): SecretHere {
  const file = secretFile(dataDir)
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
