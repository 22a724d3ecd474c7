import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openOneConnection } from '#server/db/one-connection.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { CommandRefused, type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { systemClock } from '#server/ports/clock.ts'
import { argonPasswords } from '#server/ports/passwords.ts'
import { copyRows } from './copy-rows.ts'
import { knownLogins, knownPassword } from './known-logins.ts'
import { defaultMembers, defaultSeed, makeDemo } from './make-demo.ts'
import { progressBar } from './progress.ts'
import { communityTally } from './tally.ts'

function optionsFrom(args: string[]): { members: number; seed: string } {
  const { values } = parseArgs({ args, options: { members: { type: 'string' }, seed: { type: 'string' } } })
  const members = Number(values.members ?? defaultMembers)
  if (!Number.isInteger(members) || members < knownLogins.length)
    throw new CommandRefused(`--members is '${values.members}': expected a whole number from ${knownLogins.length} up`)
  return { members, seed: values.seed ?? defaultSeed }
}

async function run(config: Config, options: { members: number; seed: string }): Promise<void> {
  if (!config.demo) throw new CommandRefused('no demo here unless DEMO=on: the database or HOST is not the default')
  // Only the owner may make tables, and take foreign keys off while they are filled.
  const owner = { ...config, databaseUrl: config.migrateDatabaseUrl ?? config.databaseUrl }
  await withDatabase(owner, 'command', url => makeCommunity(url, options))
}

async function makeCommunity(url: string, options: { members: number; seed: string }): Promise<void> {
  const database = await openOneConnection(url)
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
    if (!made) throw new CommandRefused('the database already holds members: a demo is made only on an empty one')
    bar.done()
    console.log(`\n${tally.text()}`)
    console.log(`${options.members} people, seed '${options.seed}', in ${((Date.now() - began) / 1000).toFixed(1)} s`)
    console.log(`Log in as ${knownLogins.map(login => login.email).join(', ')} with the password ${knownPassword}`)
  } finally {
    await database.close()
  }
}

export const command: OperatorCommand = (config, args) => run(config, optionsFrom(args))
