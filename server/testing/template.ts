import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { setUpSite } from './set-up.ts'

/** `empty` is migrated, set up with the demo's facts and without members; `demo` holds a small community besides. */
export type Template = 'empty' | 'demo'

export const databaseUrl = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** `demo` is made from `empty`, which must be there. */
export async function makeTemplate(serverUrl: string, template: Template): Promise<void> {
  await onServer(
    serverUrl,
    template === 'empty' ? 'create database template_empty' : 'create database template_demo template template_empty',
  )
  const { db, close } = openPostgres(databaseUrl(serverUrl, `template_${template}`), { connections: 1 })
  if (template === 'empty') {
    await migrate(db)
    await setUpSite(db)
  } else await makeDemo(db, cheapPasswords(), { members: 120, now: new Date() })
  await close()
}

interface TestDatabase {
  url: string
  drop(): Promise<void>
}

export const cloneTemplate = (serverUrl: string, template: Template = 'empty'): Promise<TestDatabase> =>
  makeDatabase(serverUrl, `template template_${template}`)

/** A database without any tables. */
export const bareDatabase = (serverUrl: string): Promise<TestDatabase> => makeDatabase(serverUrl, '')

/** Migrated, and without anything that the demo or a provider writes. */
export async function newDatabase(serverUrl: string): Promise<TestDatabase> {
  const database = await bareDatabase(serverUrl)
  const { db, close } = openPostgres(database.url, { connections: 1 })
  await migrate(db)
  await close()
  return database
}

let made = 0
async function makeDatabase(serverUrl: string, options: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}_${made++}`
  await onServer(serverUrl, `create database ${name} ${options}`)
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  }
}
