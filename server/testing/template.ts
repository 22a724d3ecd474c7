import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { setUpSite } from './set-up.ts'

/** `new` is migrated and nothing else; `empty` is set up with the demo's facts, without members; `demo` holds a small community besides. */
export type Template = 'new' | 'empty' | 'demo'

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

const fill: Record<Template, (db: Db) => Promise<unknown>> = {
  new: migrate,
  empty: setUpSite,
  demo: db => makeDemo(db, cheapPasswords(), { members: 120, now: new Date() }),
}

/** Each is made from the one before it, so that the migrations run once. */
export async function makeTemplates(serverUrl: string, templates: readonly Template[]): Promise<void> {
  let before = ''
  for (const template of templates) {
    await onServer(serverUrl, `create database template_${template} ${before && `template template_${before}`}`)
    const { db, close } = openPostgres(databaseUrl(serverUrl, `template_${template}`), { connections: 1 })
    await fill[template](db)
    await close()
    before = template
  }
}

interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** The database is copied as files, because copying it page by page through the log takes twice as long. */
export const cloneTemplate = (serverUrl: string, template: Template = 'empty'): Promise<TestDatabase> =>
  makeDatabase(serverUrl, `template template_${template} strategy file_copy`)

/** A database without any tables. */
export const bareDatabase = (serverUrl: string): Promise<TestDatabase> => makeDatabase(serverUrl, '')

let made = 0
async function makeDatabase(serverUrl: string, options: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}_${made++}`
  await onServer(serverUrl, `create database ${name} ${options}`)
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  }
}
