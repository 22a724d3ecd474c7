// `npm run move -- --to URL` copies the local PostgreSQL of DATA_DIR into another one. docs/operating.md tells the rest.
import { parseArgs } from 'node:util'
import { isDatabaseUrl } from '#server/config-values.ts'
import { runCommand, withDatabase } from '#server/operator-command.ts'
import { moveDatabase } from './move.ts'
import { progressLines } from './progress.ts'
import { BackupRefused } from './refused.ts'

await runCommand('move', async (config, args) => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
  if (config.databaseUrl)
    throw new BackupRefused('DATABASE_URL is set: a move is from the local PostgreSQL of DATA_DIR, so unset it')
  if (!values.to || !isDatabaseUrl(values.to))
    throw new BackupRefused(
      'expected npm run move -- --to postgres://…, on this machine or with ?sslmode=verify-full at its end',
    )
  const toUrl = values.to
  const { members, tables } = await withDatabase(config, 'server', fromUrl =>
    moveDatabase({ fromUrl, toUrl, progress: progressLines('moved') }),
  )
  console.log(
    `moved ${members.toLocaleString('en-IN')} members: ${tables} tables, each equal by count and hash\n` +
      `now set DATABASE_URL, and APP_SECRET to what stands in ${config.dataDir}/secret; photos stay in ${config.dataDir}/files`,
  )
})
