import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { DatabaseAway } from './failures.ts'
import { type Listen, listenEmbedded, listenPostgres } from './listen.ts'
import { statementNames, withPreparedStatements } from './prepared-statements.ts'
import type { Schema } from './schema.ts'
import { type Availability, destroyConnection, watchDatabase } from './watch.ts'

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

/** How long a call waits for a connection: for a free one of the pool, or for a new one. */
const connectWithin = 1_500

/** Statements of a node end after this time. Tools that load or change everything leave it out. */
export const statementSeconds = 30

interface PostgresOptions {
  connections?: number
  statementSeconds?: number
}

export function openPostgres(url: string, options: PostgresOptions = {}): OpenDatabase {
  const { connections = 10 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectWithin,
    keepAlive: true,
    ...(options.statementSeconds && {
      statement_timeout: options.statementSeconds * 1000,
      idle_in_transaction_session_timeout: options.statementSeconds * 1000,
    }),
  })
  const watch = watchDatabase(url)
  const connected = new Set<pg.PoolClient>()
  // The next query replaces an idle connection that was lost. Without this handler the loss would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => {
    watch.start()
    connected.add(client)
    // The pool listens only while a client is idle. A loss during a query reaches its caller as a rejection.
    client.on('error', () => {})
  })
  pool.on('remove', client => connected.delete(client))
  watch.onChange(isAway => {
    // A frozen server answers no statement under way, and its callers need not wait for that.
    if (isAway) for (const client of connected) destroyConnection(client)
  })
  const names = statementNames()
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => {
          if (watch.isAway()) throw new DatabaseAway('the database does not answer')
          return withPreparedStatements(await pool.connect(), names)
        },
        end: () => pool.end(),
        options: {},
      },
    }),
  })
  const listening = listenPostgres(url)
  return {
    db,
    embedded: false,
    availability: watch,
    listen: listening.listen,
    async close() {
      await watch.close()
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
