import type pg from 'pg'
import type { InsertRows } from './write-households.ts'

/** The part of node-postgres's connection that a COPY needs; the package has no types for it. */
interface Connection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) =>
  special.test(text) ? text.replace(/[\\\t\n\r]/g, character => escapes[character] ?? '') : text

function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (value instanceof Date) return value.toISOString()
  // Numbers and booleans read the same in JSON as in a COPY.
  return escaped(JSON.stringify(value))
}

function copyText(rows: readonly Record<string, unknown>[], columns: readonly string[]): string {
  let text = ''
  for (const row of rows) {
    for (let i = 0; i < columns.length; i++) text += (i === 0 ? '' : '\t') + cell(row[columns[i] ?? ''])
    text += '\n'
  }
  return text
}

/** Runs one COPY. The methods are those that node-postgres calls on an object handed to `client.query`. */
function copyIn(client: pg.Client, statement: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const ignore = () => {}
    client.query({
      submit: (connection: unknown) => (connection as Connection).query(statement),
      handleCopyInResponse(connection: Connection) {
        connection.sendCopyFromChunk(bytes)
        connection.endCopyFrom()
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(),
      handleCommandComplete: ignore,
      handleRowDescription: ignore,
      handleDataRow: ignore,
      handlePortalSuspended: ignore,
      handleEmptyQuery: ignore,
      handleCopyData: ignore,
    } as unknown as pg.Submittable)
  })
}

/** Writes rows by COPY, the fastest way into PostgreSQL, on the connection that holds the transaction. */
export const copyRows =
  (client: pg.Client): InsertRows =>
  async (_trx, table, rows) => {
    const [first] = rows
    if (!first) return
    const columns = Object.keys(first)
    const statement = `copy "${table}" (${columns.map(column => `"${column}"`).join(', ')}) from stdin`
    await copyIn(client, statement, Buffer.from(copyText(rows as readonly Record<string, unknown>[], columns)))
  }
