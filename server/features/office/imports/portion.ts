import { sql } from 'kysely'
import type { ImportRowState, ImportState } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { JudgeContext } from './list-entries.ts'
import { lockImport } from './queries.ts'
import type { SheetReader } from './reader.ts'
import type { ImportedPerson, Judgement } from './rules.ts'

/** A row with the judgement about it. */
export interface JudgedRow {
  id: string
  row: number
  hash: Buffer
  choice: 'skip' | 'apart' | 'merge' | null
  judged: Judgement
}

/** Reads the next rows in one of these states and judges them in the thread. */
export async function nextJudged(
  { db, secrets, reader }: { db: Db; secrets: Secrets; reader: SheetReader },
  {
    importId,
    states,
    atMost,
    context,
  }: { importId: string; states: ImportRowState[]; atMost: number; context: JudgeContext },
): Promise<JudgedRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['id', 'row', 'row_hash', 'sealed', 'choice'])
    .where('import_id', '=', importId)
    .where('state', 'in', states)
    .orderBy('row')
    .limit(atMost)
    .execute()
  const texts = rows.map(({ sealed }) => (sealed ? secrets.open(sealed) : '[]'))
  const judged = rows.length > 0 ? await reader.judge(context, texts) : []
  return rows.flatMap(({ id, row, row_hash, choice }, at) => {
    const one = judged[at]
    return one ? [{ id, row, hash: row_hash, choice, judged: one }] : []
  })
}

export const isPerson = (row: JudgedRow): row is JudgedRow & { judged: { person: ImportedPerson } } =>
  'person' in row.judged

/**
 * Runs one portion under the lock of its import. Returns null and writes nothing if the import was stopped, changed or finished
 * meanwhile, on whichever node.
 */
export const inPortion = <T>(
  db: Db,
  portion: { id: string; version: number },
  state: ImportState,
  work: (trx: Db) => Promise<T>,
): Promise<T | null> =>
  db.transaction().execute(async trx => ((await lockPortion(trx, portion, state)) ? work(trx) : null))

/** Locks the import. Returns false if it was stopped, changed or finished meanwhile. */
export async function lockPortion(trx: Db, { id, version }: { id: string; version: number }, state: ImportState) {
  const locked = await lockImport(trx, id)
  return locked?.state === state && locked.version === version
}

export interface RowChange {
  id: string
  state: ImportRowState
  problems?: { field: string; rule: string }[]
  double_by?: string | null
  double_id?: string | null
  double_row?: number | null
  member_id?: string
}

/** Writes the new states of rows. Rows that became members are emptied: the member holds their data. */
export async function changeRows(trx: Db, changes: readonly RowChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`update import_rows set state = changed.state, problems = changed.problems, double_by = changed.double_by,
      double_id = changed.double_id, double_row = changed.double_row, member_id = changed.member_id,
      sealed = case when changed.member_id is null then sealed end,
      mobile_hash = case when changed.member_id is null then mobile_hash end,
      email_hash = case when changed.member_id is null then email_hash end,
      person_hash = case when changed.member_id is null then person_hash end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed(
      id uuid, state text, problems jsonb, double_by text, double_id uuid, double_row int, member_id uuid)
    where import_rows.id = changed.id`.execute(trx)
}
