// `saptapadi archive` copies the folder of the server's own PostgreSQL into the archive, as the server does each night, and
// `saptapadi archive --new` lets the server begin another archive, such as on a new disk.
import { parseArgs } from 'node:util'
import { type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { archiveOf, keepsFiles, keepsWal } from '#server/ports/archive-of.ts'
import { systemClock } from '#server/ports/clock.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { readOrMakeSecret } from '#server/ports/secrets.ts'
import { BackupRefused } from '../refused.ts'
import { sealKeysOf } from '../secret-here.ts'
import { makeBase } from './make-base.ts'
import type { Base } from './names.ts'
import { forgetState, readState } from './state.ts'

/** What the server that asked for a copy is told of it. */
export interface MadeBase extends Pick<Base, 'firstSegment' | 'lastSegment'> {
  archive: string
}

export const command: OperatorCommand = async (config, args) => {
  const { values } = parseArgs({ args, options: { new: { type: 'boolean' } } })
  const archive = archiveOf(config)
  if (!archive || !keepsWal(config))
    throw new BackupRefused(
      'only the PostgreSQL that the server runs itself is archived, and only with BACKUP_DIR or S3',
    )
  if (values.new) {
    forgetState(config.dataDir)
    return console.log(
      'the server begins another archive within seconds, and copies its folder there within ten minutes',
    )
  }
  const state = readState(config.dataDir)
  if (!state) throw new BackupRefused('no archive has begun here: start the server first')
  const { firstSegment, lastSegment, slices } = await withDatabase(config, 'command', databaseUrl =>
    makeBase(
      {
        databaseUrl,
        dataDir: config.dataDir,
        archive,
        files: keepsFiles(config) ? filesOf(config) : null,
        clock: systemClock,
        appSecret: config.appSecret ?? readOrMakeSecret(config.dataDir),
        keys: sealKeysOf(config),
        keepDays: config.backup.keepDays,
      },
      state,
    ),
  )
  console.log(`copied in ${slices} slices; what follows is archived from segment ${firstSegment} on`)
  process.send?.({ archive: state.archive, firstSegment, lastSegment } satisfies MadeBase)
}
