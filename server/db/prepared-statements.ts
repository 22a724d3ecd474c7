import { createHash } from 'node:crypto'
import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A longer text is a bulk insert, which is never sent twice. */
const longestText = 10_000
const maxNames = 500

/** PostgreSQL's errors for a prepared statement whose result has changed. */
const isOutdatedPlan = (error: unknown) =>
  (error as { code?: unknown; routine?: unknown }).code === '0A000' &&
  (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'

/**
 * Names every text that is sent a second time, so that PostgreSQL parses and plans it only once per connection, which costs
 * more than running it. The number of names is bounded, because each connection keeps its statements for good.
 */
export function statementNames() {
  const names = new Map<string, string | null>()
  return {
    nameOf(text: string): string | undefined {
      if (text.length > longestText) return undefined
      const name = names.get(text)
      if (name) return name
      if (name === null) {
        const newName = createHash('sha256').update(text).digest('base64url').slice(0, 20)
        names.set(text, newName)
        return newName
      }
      if (names.size < maxNames) names.set(text, null)
      return undefined
    },
    /** The next use prepares the text under another name. */
    rename(text: string): void {
      names.set(
        text,
        createHash('sha256')
          .update(`${names.get(text)} again`)
          .digest('base64url')
          .slice(0, 20),
      )
    },
  }
}
type StatementNames = ReturnType<typeof statementNames>

const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>()

/** The answer to a statement that is not sent. */
const notSent = (command: string) => ({ command, rowCount: null, rows: [] })

/**
 * The client as Kysely uses it, with named statements. Statements without parameters, such as BEGIN, stay without a name. BEGIN
 * waits for the first statement of its transaction: where that has no parameters, such as a lock, both go out in one round trip.
 */
export function withPreparedStatements(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const cached = prepared.get(client)
  if (cached) return cached
  let isBeginHeld = false
  async function query(text: string, values: readonly unknown[]) {
    if (text === 'begin') {
      isBeginHeld = true
      return notSent('BEGIN')
    }
    if (!isBeginHeld) return send(text, values)
    isBeginHeld = false
    if (text === 'commit' || text === 'rollback') return notSent(text.toUpperCase())
    if (values.length > 0) {
      await client.query('begin')
      return send(text, values)
    }
    // A text of several statements has a result for each.
    const results: unknown = await client.query(`begin; ${text}`)
    return (results as unknown[]).at(-1)
  }
  async function send(text: string, values: readonly unknown[]) {
    const name = values.length > 0 ? names.nameOf(text) : undefined
    if (!name) return client.query(text, values as unknown[])
    try {
      return await client.query({ name, text, values: values as unknown[] })
    } catch (error) {
      // A migration of another node changed the columns of a table since the statement was prepared.
      if (!isOutdatedPlan(error)) throw error
      names.rename(text)
      // In an open transaction this fails too: the transaction is lost, and the next one uses the new name.
      return client.query(text, values as unknown[]).catch(() => {
        throw error
      })
    }
  }
  // Kysely types `query` by overloads, of which it uses the one with a text and values.
  const wrapper = {
    query,
    release: (destroy?: boolean) => client.release(destroy),
    get processID() {
      return (client as { processID?: number }).processID
    },
  } as unknown as PostgresPoolClient
  prepared.set(client, wrapper)
  return wrapper
}
