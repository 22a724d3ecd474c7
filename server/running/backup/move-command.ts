// `saptapadi move --to URL` copies the local PostgreSQL of DATA_DIR into another one. docs/operating.md tells the rest.
import { parseArgs } from 'node:util'
import { counted } from '#domain/words/counted.ts'
import { isDatabaseUrl } from '#server/config-values.ts'
import { type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { moveDatabase } from './move.ts'
import { progressLines } from './progress.ts'
import { BackupRefused } from './refused.ts'

export const command: OperatorCommand = async (config, args) => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
  if (config.databaseUrl)
    throw new BackupRefused('DATABASE_URL is set: a move is from the local PostgreSQL of DATA_DIR, so unset it')
  if (!values.to || !isDatabaseUrl(values.to))
    throw new BackupRefused(
      'expected saptapadi move --to postgres://…, on this machine or with ?sslmode=verify-full at its end',
    )
  const toUrl = values.to
  const { members, tables } = await withDatabase(config, 'server', fromUrl =>
    moveDatabase({ fromUrl, toUrl, progress: progressLines('moved') }),
  )
  console.log(
    `moved ${counted(members, 'member')}: ${counted(tables, 'table')}, each equal by count and hash\n` +
      'now set DATABASE_URL (with two roles: this address as MIGRATE_DATABASE_URL, and DATABASE_URL with the role of the calls),\n' +
      `and APP_SECRET to what stands in ${config.dataDir}/secret; photos stay in ${config.dataDir}/files\n` +
      'it writes to nobody until you say that this is now the live site: saptapadi live, or in the office',
  )
}
