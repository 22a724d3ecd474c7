import { sql } from 'kysely'
import { openOneConnection } from '#server/db/one-connection.ts'
import { readTables } from '#server/running/backup/catalogue.ts'
import { prepareForCopies, totalsOf } from '#server/running/backup/copy.ts'
import type { Totals } from '#server/running/backup/format.ts'

/** Every table with the number of its rows and their hash, but for the mark by which a copy differs from its original. */
export async function contentOf(url: string): Promise<Record<string, Totals>> {
  const { client, close } = await openOneConnection(url)
  await prepareForCopies(client)
  const content: Record<string, Totals> = {}
  const tables = (await readTables(client)).filter(({ name }) => name !== 'site_copy')
  for (const table of tables) content[table.name] = await totalsOf(client, table)
  await close()
  return content
}

/** Everything that guards the rows: constraints, indexes, views, functions, and triggers with whether they are on. */
export async function rulesOf(url: string): Promise<unknown[]> {
  const { db, close } = await openOneConnection(url)
  const { rows } = await sql`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger
      where not tgisinternal
    union all select 'view', viewname, definition from pg_views where schemaname = 'public'
    union all select 'function', proname, pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1, 2, 3`.execute(db)
  await close()
  return rows
}
