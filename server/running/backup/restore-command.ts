// `saptapadi restore FILE [--replace]` puts a backup in the place of what is there, `saptapadi restore --until MOMENT` makes a new
// folder from the archive. docs/operating.md tells the rest.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { counted } from '#domain/words/counted.ts'
import { type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { archiveOf } from '#server/ports/archive-of.ts'
import { systemClock } from '#server/ports/clock.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { keepFilesPrivate } from '#server/private-files.ts'
import { progressLines } from './progress.ts'
import { BackupRefused } from './refused.ts'
import { restoreBackup } from './restore.ts'
import { sealKeysOf, secretFor } from './secret-here.ts'
import { verifyBackup } from './verify.ts'
import { readMoment } from './wal/moment.ts'
import { restoredLines, restoreUntil } from './wal/restore-until.ts'

export const command: OperatorCommand = async (config, args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      replace: { type: 'boolean' },
      until: { type: 'string' },
      archive: { type: 'string' },
      unsealed: { type: 'boolean' },
    },
  })
  const [file] = positionals
  if (values.until !== undefined && !file) {
    const moment = { until: readMoment(values.until), archiveId: values.archive ?? null }
    const takesUnsealed = values.unsealed === true
    return console.log(restoredLines(await restoreUntil(config, { ...moment, takesUnsealed })))
  }
  if (!file || positionals.length > 1)
    throw new BackupRefused(
      "expected the name of one file: saptapadi restore FILE [--replace], or a moment of the archive: saptapadi restore --until '2026-11-18 14:05'",
    )
  const path = resolve(file)
  if (!existsSync(path)) throw new BackupRefused(`there is no file ${path}`)
  const keys = sealKeysOf(config, values.unsealed)
  const verified = await verifyBackup(path, keys)
  const secretHere = secretFor(config, verified.begin.appSecret)
  const archive = archiveOf(config)
  keepFilesPrivate(config.dataDir)
  await withDatabase(config, 'server', databaseUrl =>
    restoreBackup(verified, {
      databaseUrl,
      files: filesOf(config),
      clock: systemClock,
      secretHere,
      keys,
      left: archive && { archive, sealedDays: config.sealedDays },
      replace: values.replace === true,
      progress: progressLines('restored'),
    }),
  )
  console.log(
    `restored ${counted(verified.members, 'member')} and ${counted(verified.close.files, 'file')} as of ${verified.begin.madeAt}\n` +
      'it writes to nobody until you say that this is now the live site: saptapadi live, or in the office',
  )
}
