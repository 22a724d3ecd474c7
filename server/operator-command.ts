import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { WrongConfig } from '#server/config-values.ts'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { LocalPostgresRefused } from '#server/db/local-postgres/refused.ts'
import { MigrationRefused } from '#server/db/migrate.ts'
import { WrongSecret } from '#server/ports/secrets.ts'
import { failureLine } from '#server/start-failure.ts'

/** A failure that the operator can mend, who needs a line rather than a stack. */
export class CommandRefused extends Error {}

const expected = [CommandRefused, WrongConfig, LocalPostgresRefused, MigrationRefused, WrongSecret]

/** The configuration of the server, which commands share. */
export function readEnvironment(): Config {
  const env = join(import.meta.dirname, '..', '.env')
  if (existsSync(env)) process.loadEnvFile(env)
  return readConfig(process.env)
}

/** Runs a command of the operator, and prints one line if it fails. */
export async function runCommand(name: string, work: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(readEnvironment(), process.argv.slice(2))
  } catch (error) {
    const isExpected =
      expected.some(kind => error instanceof kind) || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    console.error(`${name}: ${isExpected ? (error as Error).message : failureLine(error)}`)
    process.exitCode = 1
  }
}

/**
 * Uses the configured database, or the one of the data folder. As `server`, the command is refused while a server uses the folder,
 * and none can start until the command is done.
 */
export async function withDatabase<T>(
  config: Config,
  as: 'server' | 'command',
  work: (url: string) => Promise<T>,
): Promise<T> {
  // Only the owner may make and drop tables.
  const url = (as === 'server' ? config.migrateDatabaseUrl : null) ?? config.databaseUrl
  if (url) return work(url)
  const local = await openLocalPostgres(config.dataDir, as)
  try {
    return await work(local.url)
  } finally {
    await local.close()
  }
}
