import { Kysely, PostgresDialect } from 'kysely'
import { type Listen, listenPostgres } from './listen.ts'
import { statementNames, withPreparedStatements } from './prepared-statements.ts'
import type { Schema } from './schema.ts'
import './value-types.ts'
import type { Availability } from './watch.ts'
import { type PoolOptions, watchedPool } from './watched-pool.ts'

export type Db = Kysely<Schema>

export interface OpenDatabase {
  db: Db
  availability: Availability
  /** How many connections of the pool are busy and idle, and how many callers wait for one. */
  connections(): { busy: number; idle: number; waiting: number }
  /** Receives what transactions send by NOTIFY, on a connection outside the pool. */
  listen: Listen
  close(): Promise<void>
}

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
    availability: pool.availability,
    connections: pool.connections,
    listen: listening.listen,
    async close() {
      await listening.close()
      await db.destroy()
    },
  }
}
