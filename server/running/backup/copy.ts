import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { quoted, type Table } from './catalogue.ts'
import type { Totals } from './format.ts'
import { counting } from './totals.ts'

/** The text of a value must not depend on the parameters of a database or a role. */
const sessionParameters = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set work_mem = '64MB'`

export const prepareForCopies = (client: pg.ClientBase) => client.query(sessionParameters)

const columnsOf = (columns: readonly string[]) => columns.map(quoted).join(', ')

/** The rows of a table as text, in the order of its key. */
export const copyOut = (client: pg.ClientBase, { name, columns, order }: Table): AsyncIterable<Buffer> =>
  client.query(
    to(`copy (select ${columnsOf(columns)} from public.${quoted(name)}${order && ` order by ${order}`}) to stdout`),
  )

/** Counts and hashes what a table holds now. */
export async function totalsOf(client: pg.ClientBase, table: Table): Promise<Totals> {
  const count = counting(true)
  for await (const bytes of copyOut(client, table)) count.add(bytes)
  return count.totals()
}

/** Writes rows into a table. An error of `content` ends the statement too, so that the connection does not wait for more rows. */
export async function copyIn(
  client: pg.ClientBase,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(content, client.query(from(`copy public.${quoted(name)} (${columnsOf(columns)}) from stdin`)))
}
