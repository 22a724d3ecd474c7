import { sql } from 'kysely'
import { type ImportTarget, isImportTarget, type Matching } from '#contract/office/import-targets.ts'
import { entryKey } from '#domain/office/import-values.ts'
import type { ImportProblem, ImportRowState, ImportState } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { ReadSheet } from './reader.ts'
import type { ColumnValues } from './table.ts'

export const importsPerPage = 20
export const rowsPerPage = 20
const rowsAtOnce = 100

interface NewImport {
  fileName: string
  sheet: ReadSheet
  matching: Matching
  staffId: string
  now: Date
}

/** Writes the import with all its rows, each encrypted separately. The caller opens a transaction: half a file must not stay. */
export async function insertImport(trx: Db, secrets: Secrets, { fileName, sheet, matching, staffId, now }: NewImport) {
  const id = newId(now)
  await trx
    .insertInto('imports')
    .values({
      id,
      file_name: fileName,
      sealed: secrets.seal(JSON.stringify(sheet.columns)),
      state: 'matching',
      matching: JSON.stringify(matching),
      rows: sheet.count,
      created_by: staffId,
      created_at: now,
    })
    .execute()
  const headings = JSON.stringify(sheet.columns.map(({ name }) => name))
  for (let from = 0; from < sheet.count; from += rowsAtOnce) {
    const rows = await sheet.rows(from, rowsAtOnce)
    const numbers = rows.map(({ row }) => row)
    const hashes = rows.map(({ text }) => secrets.lastingHash(`imported row ${headings}\n${text}`))
    const sealed = rows.map(({ text }) => secrets.seal(text))
    await sql`insert into import_rows (import_id, row, row_hash, sealed)
      select ${id}, * from unnest(${numbers}::int[], ${hashes}::bytea[], ${sealed}::bytea[])`.execute(trx)
  }
  return id
}

/** What these headings meant in earlier files. */
export async function rememberedColumns(db: Db, headings: readonly string[]): Promise<Map<string, ImportTarget>> {
  const keys = headings.map(entryKey).filter(Boolean)
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('import_columns').selectAll().where('header', 'in', keys).execute()
  return new Map(rows.flatMap(({ header, target }) => (isImportTarget(target) ? [[header, target]] : [])))
}

export const rememberedValues = async (db: Db, targets: readonly ImportTarget[]) =>
  targets.length === 0
    ? []
    : db.selectFrom('import_values').selectAll().where('target', 'in', targets).orderBy('value').execute()

export async function rememberMatching(
  trx: Db,
  columns: readonly { header: string; target: string }[],
  values: readonly { target: string; value: string; choice: string }[],
): Promise<void> {
  if (columns.length > 0)
    await trx
      .insertInto('import_columns')
      .values([...columns])
      .onConflict(conflict => conflict.column('header').doUpdateSet(eb => ({ target: eb.ref('excluded.target') })))
      .execute()
  const unmatched = values.filter(({ choice }) => choice === '')
  await sql`delete from import_values using jsonb_to_recordset(${JSON.stringify(unmatched)}::jsonb) as sent(target text, value text)
    where import_values.target = sent.target and import_values.value = sent.value`.execute(trx)
  await sql`insert into import_values (target, value, choice)
    select target, value, choice from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as sent(target text, value text, choice text)
    where choice <> '' on conflict (target, value) do update set choice = excluded.choice`.execute(trx)
}

const withStaff = (db: Db) =>
  db
    .selectFrom('imports')
    .innerJoin('staff', 'staff.id', 'imports.created_by')
    .selectAll('imports')
    .select('staff.name as staff_name')

export const findImport = (db: Db, id: string) => withStaff(db).where('imports.id', '=', id).executeTakeFirst()
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const lockImport = (trx: Db, id: string) =>
  trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function readImports(db: Db, offset: number) {
  const count = await rowCount(db.selectFrom('imports'))
  const rows = await withStaff(db)
    .orderBy('imports.created_at', 'desc')
    .orderBy('imports.id')
    .$call(pageAt(offset, importsPerPage))
    .execute()
  return { count, rows }
}

export type StateCounts = Record<ImportRowState, number>

/** How many rows are in each state, by import. */
export async function countRows(db: Db, ids: readonly string[]): Promise<Map<string, Partial<StateCounts>>> {
  const { rows } = await sql<{ import_id: string; state: ImportRowState; count: number }>`
    select import_id, state, count(*)::int as count from import_rows where import_id = any(${ids}::uuid[])
    group by import_id, state`.execute(db)
  const counts = new Map<string, Partial<StateCounts>>()
  for (const { import_id, state, count } of rows) counts.set(import_id, { ...counts.get(import_id), [state]: count })
  return counts
}

/** A family claims its record by verifying a contact. */
export const isClaimed = sql<boolean>`(members.mobile_verified_at is not null or members.email_verified_at is not null)`

export async function countFamilies(db: Db, id: string): Promise<{ invited: number; claimed: number }> {
  const { rows } = await sql<{ invited: number; claimed: number }>`
    select count(*) filter (where invited_at is not null)::int as invited, count(*) filter (where ${isClaimed})::int as claimed
    from import_rows join members on members.id = import_rows.member_id
    where import_id = ${id} and state in ('imported', 'spared')`.execute(db)
  return rows[0] ?? { invited: 0, claimed: 0 }
}

export interface PagedRow {
  row: number
  state: ImportRowState
  problems: ImportProblem[] | null
  double_by: 'row' | 'mobile' | 'email' | 'name' | null
  double_row: number | null
  double_id: string | null
  double_registration_no: string | null
  choice: 'skip' | 'apart' | 'merge' | null
  member_id: string | null
  registration_no: string | null
  first_name: string | null
  last_name: string | null
  second_script: SecondScript | null
  is_claimed: boolean
  invited_at: Date | null
}

export async function readRows(
  db: Db,
  { id, state, offset }: { id: string; state: ImportRowState; offset: number },
): Promise<{ count: number; rows: PagedRow[] }> {
  const count = (await countRows(db, [id])).get(id)?.[state] ?? 0
  const { rows } = await sql<PagedRow>`
    select import_rows.row, state, problems, double_by, double_row, double_id, choice, import_rows.member_id, invited_at,
      other.registration_no as double_registration_no, members.registration_no, members.first_name, members.last_name,
      members.second_script,
      coalesce(${isClaimed}, false) as is_claimed
    from import_rows left join members on members.id = import_rows.member_id
      left join members other on other.id = import_rows.double_id
    where import_id = ${id} and state = ${state} order by import_rows.row
    offset ${offset * rowsPerPage} limit ${rowsPerPage}`.execute(db)
  return { count, rows }
}

/** Every row with its problems, in the order of the file. */
export const readProblems = (db: Db, id: string) =>
  db
    .selectFrom('import_rows')
    .select(['row', 'state', 'problems', 'double_by'])
    .where('import_id', '=', id)
    .orderBy('row')
    .execute()

export const setState = (trx: Db, id: string, state: ImportState) =>
  trx
    .updateTable('imports')
    // Photos may have waited for these rows to become members.
    .set({ state, ...(state === 'done' && { photos_due: true }) })
    .where('id', '=', id)
    .execute()

/** Lets rows that are not imported be judged again. */
export const resetRows = (trx: Db, id: string) =>
  trx
    .updateTable('import_rows')
    .set({ state: 'waiting', problems: null, double_by: null, double_id: null, double_row: null })
    .where('import_id', '=', id)
    .where('state', 'in', ['good', 'bad', 'double', 'skipped'])
    .execute()

/** None when the register was emptied. */
export const openColumns = (secrets: Secrets, { sealed }: Pick<ImportRecord, 'sealed'>): ColumnValues[] =>
  sealed ? (JSON.parse(secrets.open(sealed)) as ColumnValues[]) : []
