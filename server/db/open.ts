import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Listen, listenEmbedded, listenPostgres } from './listen.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

export interface OpenDatabase {
  db: Db
  /** The embedded database answers one transaction at a time: never await the pool inside an open one. */
  embedded: boolean
  /** Hears what transactions announce by NOTIFY, on a line outside the pool. */
  listen: Listen
  close(): Promise<void>
}

const dateType = 1082
const bigintType = 20
pg.types.setTypeParser(dateType, day => day)
pg.types.setTypeParser(bigintType, Number)

export function openPostgres(url: string, connections = 10): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const line = listenPostgres(url)
  return {
    db,
    embedded: false,
    listen: line.listen,
    async close() {
      await line.close()
      await db.destroy()
    },
  }
}

export async function openEmbedded(folder: string | PGlite): Promise<OpenDatabase> {
  if (typeof folder === 'string') mkdirSync(folder, { recursive: true })
  const pglite = typeof folder === 'string' ? await PGlite.create(join(folder, 'postgres')) : folder
  const pool = new pg.Pool(Object.assign(createPgConfig(pglite), { max: 1 }))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    embedded: true,
    listen: listenEmbedded(pglite),
    async close() {
      await db.destroy()
      await pglite.close()
    },
  }
}
