import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Listen, listenEmbedded, listenPostgres } from './listen.ts'
import { statementNames, withPreparedStatements } from './prepared-statements.ts'
import type { Schema } from './schema.ts'
import type { Availability } from './watch.ts'
import { type PoolOptions, watchedPool } from './watched-pool.ts'

export type Db = Kysely<Schema>

export interface OpenDatabase {
  db: Db
  /** The embedded database has one connection: awaiting the pool inside an open transaction hangs. */
  embedded: boolean
  /** The embedded database answers as long as the process does. */
  availability: Availability
  /** Receives what transactions send by NOTIFY, on a connection outside the pool. */
  listen: Listen
  close(): Promise<void>
}

const dateType = 1082
const bigintType = 20
pg.types.setTypeParser(dateType, day => day)
pg.types.setTypeParser(bigintType, Number)

export function openPostgres(url: string, options: PoolOptions = {}): OpenDatabase {
  const pool = watchedPool(url, options)
  const names = statementNames()
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => withPreparedStatements(await pool.connect(), names),
        end: () => pool.end(),
        options: {},
      },
    }),
  })
  const listening = listenPostgres(url, options.onConnectionLost)
  return {
    db,
    embedded: false,
    availability: pool.availability,
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
  const names = statementNames()
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => withPreparedStatements(await pool.connect(), names),
        end: () => pool.end(),
        options: {},
      },
    }),
  })
  return {
    db,
    embedded: true,
    availability: { isAway: () => false, onChange: () => {} },
    listen: listenEmbedded(pglite),
    async close() {
      await db.destroy()
      await pglite.close()
    },
  }
}
