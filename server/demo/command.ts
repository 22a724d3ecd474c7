import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig, WrongSetting } from '#server/config.ts'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { LocalPostgresRefused } from '#server/db/local-postgres/refused.ts'
import { migrate } from '#server/db/migrate.ts'
import { openOneConnection } from '#server/db/one-connection.ts'
import { readMasterData } from '#server/features/master-data/queries.ts'
import { systemClock } from '#server/ports/clock.ts'
import { argonPasswords } from '#server/ports/passwords.ts'
import { copyRows } from './copy-rows.ts'
import { knownLogins, knownPassword } from './known-logins.ts'
import { defaultMembers, defaultSeed, makeDemo } from './make-demo.ts'
import { progressBar } from './progress.ts'
import { communityTally } from './tally.ts'

class DemoRefused extends Error {}

function optionsFrom(args: string[]): { members: number; seed: string } {
  const { values } = parseArgs({ args, options: { members: { type: 'string' }, seed: { type: 'string' } } })
  const members = Number(values.members ?? defaultMembers)
  if (!Number.isInteger(members) || members < knownLogins.length)
    throw new DemoRefused(`--members is '${values.members}': expected a whole number from ${knownLogins.length} up`)
  return { members, seed: values.seed ?? defaultSeed }
}

async function run(config: Config, options: { members: number; seed: string }): Promise<void> {
  if (!config.demo) throw new DemoRefused('no demo here unless DEMO=on: the database or HOST is not the default')
  const local = config.databaseUrl ? null : await openLocalPostgres(config.dataDir, 'command')
  const database = await openOneConnection(config.databaseUrl ?? local?.url ?? '')
  try {
    await migrate(database.db)
    const began = Date.now()
    const now = systemClock.now()
    const tally = communityTally(await readMasterData(database.db), now)
    const bar = progressBar(options.members, process.stdout)
    const made = await makeDemo(database.db, argonPasswords(), {
      ...options,
      insertRows: copyRows(database.client),
      now,
      onHousehold: (household, index) => {
        tally.add(household)
        bar.at(index + 1)
      },
    })
    if (!made) throw new DemoRefused('the database already holds members: a demo is made only on an empty one')
    bar.done()
    console.log(`\n${tally.text()}`)
    console.log(`${options.members} people, seed '${options.seed}', in ${((Date.now() - began) / 1000).toFixed(1)} s`)
    console.log(`Log in as ${knownLogins.map(login => login.email).join(', ')} with the password ${knownPassword}`)
  } finally {
    await database.close()
    await local?.close()
  }
}

try {
  const env = join(import.meta.dirname, '..', '..', '.env')
  if (existsSync(env)) process.loadEnvFile(env)
  await run(readConfig(process.env), optionsFrom(process.argv.slice(2)))
} catch (error) {
  const expected =
    error instanceof DemoRefused || error instanceof WrongSetting || error instanceof LocalPostgresRefused
  console.error(
    expected || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
      ? `demo: ${(error as Error).message}`
      : error,
  )
  process.exitCode = 1
}
