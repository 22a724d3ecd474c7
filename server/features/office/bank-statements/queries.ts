import { sql } from 'kysely'
import { type ColumnMeaning, columnMeanings } from '#domain/money/bank-statements.ts'
import { entryKey } from '#domain/office/import-values.ts'
import type { Db } from '#server/db/open.ts'
import { hasDeleted } from '#server/db/outcome.ts'

const isMeaning = (text: string): text is ColumnMeaning => columnMeanings.some(one => one === text)

/** What each heading meant when somebody matched it; null where one of them is new. */
export async function rememberedMeanings(db: Db, headings: readonly string[]): Promise<ColumnMeaning[] | null> {
  const rows = await db
    .selectFrom('statement_columns')
    .selectAll()
    .where(sql<boolean>`header = any(${headings.map(entryKey)}::text[])`)
    .execute()
  const known = new Map(rows.map(({ header, meaning }) => [header, meaning]))
  const meanings = headings.map(heading => (heading ? known.get(entryKey(heading)) : 'none'))
  return meanings.every(one => one !== undefined && isMeaning(one)) ? (meanings as ColumnMeaning[]) : null
}

/** Forgets what these headings mean. Whether anything was forgotten. */
export const forgetMeanings = (trx: Db, headings: readonly string[]): Promise<boolean> =>
  hasDeleted(trx.deleteFrom('statement_columns').where(sql<boolean>`header = any(${headings.map(entryKey)}::text[])`))

/** Remembers what the headings mean, in place of what they meant before. */
export async function rememberMeanings(
  trx: Db,
  headings: readonly string[],
  meanings: readonly ColumnMeaning[],
): Promise<void> {
  const matched = new Map(headings.map((heading, at) => [entryKey(heading), meanings[at] ?? 'none']))
  matched.delete('')
  await trx
    .insertInto('statement_columns')
    .values([...matched].map(([header, meaning]) => ({ header, meaning })))
    .onConflict(conflict => conflict.column('header').doUpdateSet(eb => ({ meaning: eb.ref('excluded.meaning') })))
    .execute()
}
