import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { WrongConfig } from '#server/config-values.ts'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { LocalPostgresRefused } from '#server/db/local-postgres/refused.ts'
import { MigrationRefused } from '#server/db/migrate.ts'
import { WrongSecret } from '#server/ports/secrets.ts'
import { failureLine } from '#server/start-failure.ts'

/** The operator can mend it, and needs a line rather than a stack. */
export class CommandRefused extends Error {}

const expected = [CommandRefused, WrongConfig, LocalPostgresRefused, MigrationRefused, WrongSecret]

/** The settings of the server, which a command shares. */
export function readEnvironment(): Config {
  const env = join(import.meta.dirname, '..', '.env')
  if (existsSync(env)) process.loadEnvFile(env)
  return readConfig(process.env)
}

/** Runs a command of the operator, and says in one line why it did not go well. */
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
 * Uses the database of the settings, or the one of the data folder. As a server, a command is refused while another server uses the
 * folder, and none can start until the command is done.
 */
export async function withDatabase<T>(
  config: Config,
  as: 'server' | 'command',
  work: (url: string) => Promise<T>,
): Promise<T> {
  // Tables are made and dropped by their owner.
  const url = (as === 'server' ? config.migrateDatabaseUrl : null) ?? config.databaseUrl
  if (url) return work(url)
  const local = await openLocalPostgres(config.dataDir, as)
  try {
    return await work(local.url)
  } finally {
    await local.close()
  }
}
