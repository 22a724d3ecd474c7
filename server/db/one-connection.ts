import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from './open.ts'
import type { Schema } from './schema.ts'
import './value-types.ts'

export interface OneConnection {
  db: Db
  client: pg.Client
  close(): Promise<void>
}

/** Opens a database with one connection, so that a COPY runs inside the transaction that Kysely opened on it. */
export async function openOneConnection(url: string): Promise<OneConnection> {
  const client = new pg.Client(url)
  // A connection that is lost rejects the query under way. Without this handler the loss would end the process.
  client.on('error', () => {})
  await client.connect()
  const pool = {
    connect: async () => Object.assign(client, { release: () => {} }),
    end: () => client.end(),
    options: {},
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, client, close: () => db.destroy() }
}
