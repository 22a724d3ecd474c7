import pg from 'pg'

export interface Table {
  name: string
  columns: string[]
  /** Orders the rows the same in every database, whatever its collation. */
  order: string
}

interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

/**
 * `member_changes` names transactions of one database, and every node loads all members at its start anyway. `numbers` are those of the
 * version that serves. The last table belongs to a move itself.
 */
const notCopied = ['member_changes', 'numbers', 'unfinished_move']

export const quoted = (name: string) => pg.escapeIdentifier(name)

/** The tables whose rows are copied from one database to another, by name. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: { name: string; isText: boolean }[] }>(
    `select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      coalesce((select json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.place)
        from pg_index i, unnest(i.indkey::int2[]) with ordinality k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum), '[]') as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
    order by c.relname collate "C"`,
    [notCopied],
  )
  return rows.map(({ name, columns, key }) => ({
    name,
    columns,
    order: key.map(column => `${quoted(column.name)}${column.isText ? ' collate "C"' : ''}`).join(', '),
  }))
}

/** Sequences are not transactional: a value may be ahead of the rows, but never behind them. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename collate "C"`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const answer = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from public.${quoted(name)}`,
    )
    const [state] = answer.rows
    if (state) sequences.push({ name, ...state })
  }
  return sequences
}

export async function writeSequences(client: pg.ClientBase, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, value, isCalled])
}
