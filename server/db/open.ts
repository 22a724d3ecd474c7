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
  /** The embedded database has one connection: awaiting the pool inside an open transaction hangs. */
  embedded: boolean
  /** Receives what transactions send by NOTIFY, on a connection outside the pool. */
  listen: Listen
  close(): Promise<void>
}

const dateType = 1082
const bigintType = 20
pg.types.setTypeParser(dateType, day => day)
pg.types.setTypeParser(bigintType, Number)

export function openPostgres(url: string, connections = 10): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // The next query replaces an idle connection that was lost. Without this handler the loss would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const listening = listenPostgres(url)
  return {
    db,
    embedded: false,
    listen: listening.listen,
    async close() {
      await listening.close()
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
