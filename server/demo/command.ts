import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Config, readConfig, WrongSetting } from '#server/config.ts'
import { FolderInUse, lockFolder } from '#server/db/folder-lock.ts'
import { migrate } from '#server/db/migrate.ts'
import { type OpenDatabase, openEmbedded } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { readMasterData } from '#server/features/master-data/queries.ts'
import { systemClock } from '#server/ports/clock.ts'
import { argonPasswords } from '#server/ports/passwords.ts'
import { copyRows } from './copy-rows.ts'
import { knownLogins, knownPassword } from './known-logins.ts'
import { makeDemo, usualMembers, usualSeed } from './make.ts'
import { progressBar } from './progress.ts'
import { tallyOf } from './tally.ts'
import type { InsertRows } from './write.ts'

class Refused extends Error {}

interface DemoDatabase extends Pick<OpenDatabase, 'db' | 'close'> {
  insertRows?: InsertRows
}

/** A database by one connection, which a COPY can use inside the transaction that Kysely opened on it. */
async function openOneConnection(url: string): Promise<DemoDatabase> {
  const client = new pg.Client(url)
  await client.connect()
  const pool = {
    connect: async () => Object.assign(client, { release: () => {} }),
    end: () => client.end(),
    options: {},
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy(), insertRows: copyRows(client) }
}

function wishFrom(args: string[]): { members: number; seed: string } {
  const { values } = parseArgs({ args, options: { members: { type: 'string' }, seed: { type: 'string' } } })
  const members = Number(values.members ?? usualMembers)
  if (!Number.isInteger(members) || members < knownLogins.length)
    throw new Refused(`--members is '${values.members}': expected a whole number from ${knownLogins.length} up`)
  return { members, seed: values.seed ?? usualSeed }
}

async function run(config: Config, wish: { members: number; seed: string }): Promise<void> {
  if (!config.demo) throw new Refused('no demo here unless DEMO=on: the database or HOST is not the default')
  const unlock = config.databaseUrl ? () => {} : lockFolder(config.dataDir)
  const database: DemoDatabase = config.databaseUrl
    ? await openOneConnection(config.databaseUrl)
    : await openEmbedded(config.dataDir)
  try {
    await migrate(database.db)
    const began = Date.now()
    const now = systemClock.now()
    const tally = tallyOf(await readMasterData(database.db), now)
    const bar = progressBar(wish.members, process.stdout)
    const made = await makeDemo(database.db, argonPasswords(), {
      ...wish,
      ...(database.insertRows && { insertRows: database.insertRows }),
      now,
      watch: (household, index) => {
        tally.add(household)
        bar.at(index + 1)
      },
    })
    if (!made) throw new Refused('the database already holds members: a demo is made only on an empty one')
    bar.done()
    console.log(`\n${tally.text()}`)
    console.log(`${wish.members} people, seed '${wish.seed}', in ${((Date.now() - began) / 1000).toFixed(1)} s`)
    console.log(`Log in as ${knownLogins.map(login => login.email).join(', ')} with the password ${knownPassword}`)
  } finally {
    await database.close()
    unlock()
  }
}

try {
  const env = join(import.meta.dirname, '..', '..', '.env')
  if (existsSync(env)) process.loadEnvFile(env)
  await run(readConfig(process.env), wishFrom(process.argv.slice(2)))
} catch (error) {
  const expected = error instanceof Refused || error instanceof WrongSetting || error instanceof FolderInUse
  console.error(
    expected || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
      ? `demo: ${(error as Error).message}`
      : error,
  )
  process.exitCode = 1
}
