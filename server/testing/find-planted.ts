import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** The tables that hold one of the texts in any column. */
export async function tablesWith(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const pattern = texts.map(text => text.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&')).join('|')
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} entry where entry::text ~* ${pattern} limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** The stored files that hold one of the texts or bytes. */
export const filesWith = (files: ReadonlyMap<string, Buffer>, planted: readonly (string | Buffer)[]): string[] =>
  [...files].filter(([, bytes]) => planted.some(one => bytes.includes(one))).map(([name]) => name)
