// `npm run rekey` makes a new data key and encrypts everything anew under it, while the servers serve. Ended in the middle, it
// goes on when it is run again. `-- --wait 0` where no server runs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig, WrongSetting } from '#server/config.ts'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { LocalPostgresRefused } from '#server/db/local-postgres/refused.ts'
import { openPostgres } from '#server/db/open.ts'
import { systemClock } from '#server/ports/clock.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { keysReadEverySeconds, openSecrets, readOrMakeSecret, WrongSecret } from '#server/ports/secrets.ts'
import { RekeyRefused, rekey } from './rekey.ts'

function secondsIn(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: { wait: { type: 'string', default: String(3 * keysReadEverySeconds) } },
  })
  const seconds = Number(values.wait)
  if (!(seconds >= 0 && seconds <= 3600)) throw new RekeyRefused('expected seconds: npm run rekey -- --wait 90')
  return seconds
}

async function run(config: Config, waitSeconds: number): Promise<void> {
  if (config.oldAppSecret) throw new RekeyRefused('APP_SECRET_OLD is set: finish the change of the secret first')
  const local = config.databaseUrl ? null : await openLocalPostgres(config.dataDir, 'command')
  const database = openPostgres(config.databaseUrl ?? local?.url ?? '', { connections: 3 })
  try {
    const secret = config.appSecret ?? readOrMakeSecret(config.dataDir)
    const secrets = await openSecrets(secret, database.db, systemClock)
    await rekey({
      db: database.db,
      secret,
      secrets,
      files: filesOf(config),
      waitSeconds,
      tell: line => console.log(line),
    })
  } finally {
    await database.close()
    await local?.close()
  }
}

try {
  const env = join(import.meta.dirname, '..', '..', '.env')
  if (existsSync(env)) process.loadEnvFile(env)
  await run(readConfig(process.env), secondsIn(process.argv.slice(2)))
} catch (error) {
  const isExpected = [RekeyRefused, WrongSetting, LocalPostgresRefused, WrongSecret].some(kind => error instanceof kind)
  console.error(isExpected ? `rekey: ${(error as Error).message}` : error)
  process.exitCode = 1
}
