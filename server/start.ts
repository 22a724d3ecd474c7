import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import own from '../package.json' with { type: 'json' }
import { type Config, readConfig } from './config.ts'
import { WrongConfig } from './config-values.ts'
import { openLocalPostgres } from './db/local-postgres/open.ts'
import { LocalPostgresRefused } from './db/local-postgres/refused.ts'
import { MigrationRefused } from './db/migration-refusals.ts'
import { OtherPages, refuseOtherPages } from './features/site/pages/build-stamp.ts'
import { keepsWal } from './ports/archive-of.ts'
import { WrongSecret } from './ports/secrets.ts'
import { keepFilesPrivate } from './private-files.ts'
import { failureLine } from './start-failure.ts'

const root = join(import.meta.dirname, '..')
const untilPostgresStartsMs = 30

/** The server is loaded only when the configuration is valid, so that an operator learns of a mistake at once. */
async function loadServer() {
  const { serve } = await import('./serve.ts')
  return serve
}

/** Uses the configured database, or runs one in the data folder. */
async function start(config: Config) {
  keepFilesPrivate(config.dataDir)
  // Finding and linking some thousand files keeps this process from all else for a second. PostgreSQL's programs run beside that,
  // once they have been started.
  const loading = pause(config.databaseUrl ? 0 : untilPostgresStartsMs).then(loadServer)
  // It is awaited after the database, which may fail first.
  loading.catch(() => {})
  const serveOn = async (databaseUrl: string) => (await loading)(config, databaseUrl)
  if (config.databaseUrl) return { stop: await serveOn(config.databaseUrl), abandon() {} }
  const local = await openLocalPostgres(config.dataDir, 'server', {
    keepsWal: keepsWal(config),
    onTrouble: message => console.error(`saptapadi: ${message}`),
  })
  try {
    const stop = await serveOn(local.url)
    return { stop: () => stop().then(local.close), abandon: local.abandon }
  } catch (error) {
    await local.close()
    throw error
  }
}

// By default Node prints every field of an error, and the database's errors quote whole rows.
process.on('uncaughtException', error => {
  console.error(`saptapadi: ended by ${failureLine(error)}`)
  process.exit(1)
})

try {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const config = readConfig(process.env)
  // Before the database is touched: an older version must find it as it was.
  refuseOtherPages(root)
  const server = await start(config)
  console.log(`Saptapadi ${own.version} is at ${config.publicUrl}`)
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      // Whatever still hangs then waits for another server, such as a frozen database.
      setTimeout(
        () => {
          server.abandon()
          process.exit(1)
        },
        (config.drainSeconds + config.stopSeconds + 2) * 1000,
      ).unref()
      server.stop().then(
        () => process.exit(0),
        error => {
          console.error(`saptapadi: could not stop cleanly: ${failureLine(error)}`)
          process.exit(1)
        },
      )
    })
} catch (error) {
  // The operator can mend a wrong variable or a folder in use, and needs one line rather than a stack.
  const isExpected = [WrongConfig, OtherPages, LocalPostgresRefused, WrongSecret, MigrationRefused].some(
    kind => error instanceof kind,
  )
  if (isExpected) console.error(`saptapadi: ${(error as Error).message}`)
  else console.error(`saptapadi: could not start: ${failureLine(error)}`)
  process.exit(1)
}
