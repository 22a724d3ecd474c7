import { sql } from 'kysely'
import { familyForms, memberForms, relativeForms, siblingForms } from '#contract/families/second-script.ts'
import type { Db } from '#server/db/open.ts'
import { recordEdit } from '#server/features/families/my-profile/versions.ts'
import type { KindOfItem } from './kind.ts'

type NameTable = 'members' | 'family_details' | 'siblings' | 'relatives'
/** Where the name of a path stands. */
const places: readonly (readonly [
  within: string,
  table: NameTable,
  forms: Readonly<Record<string, { column: string }>>,
])[] = [
  ['family_details.family_members.', 'siblings', siblingForms],
  ['family_details.relatives.', 'relatives', relativeForms],
  ['family_details.', 'family_details', familyForms],
  ['', 'members', memberForms],
]
function placeOf(path: string): { table: NameTable; column: string } | null {
  for (const [within, table, forms] of places) {
    const name = path.startsWith(within) ? path.slice(within.length) : ''
    const field = Object.hasOwn(forms, name) ? forms[name] : undefined
    if (field) return { table, column: field.column }
  }
  return null
}

/** What an open form learns by that a second form was changed elsewhere: a list counts as one field. */
const editedPath = (path: string) => {
  const list = /^family_details\.(?:family_members|relatives)/.exec(path)?.[0]
  return list ?? path.replace(/[^.]+$/, 'second_script.$&')
}

interface Asked {
  path: string
  typed: string
  second: string
}
const readAsked = (trx: Db, id: string) =>
  trx.selectFrom('second_name_reviews').select(['path', 'typed', 'second']).where('id', '=', id).executeTakeFirst()

/** Writes the form beside the name where that still stands, or takes it away again. Returns what stood there before, by row. */
async function write(
  trx: Db,
  memberId: string,
  { path, typed }: Asked,
  form: string | null,
  now: Date,
): Promise<boolean> {
  const place = placeOf(path)
  if (!place) return false
  const { table, column } = place
  const owner = sql.ref(table === 'members' ? 'id' : 'member_id')
  const forms =
    form === null
      ? sql`second_script - ${column}::text`
      : sql`second_script || jsonb_build_object(${column}::text, ${form}::text)`
  const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} set second_script = ${forms}
    where ${owner} = ${memberId} and ${sql.ref(column)} = ${typed}`.execute(trx)
  if (numAffectedRows === 0n) return false
  await recordEdit(trx, memberId, [editedPath(path)], now)
  return true
}

/** The form that stands beside the name now. */
async function formNow(trx: Db, memberId: string, { path, typed }: Asked): Promise<string | null> {
  const place = placeOf(path)
  if (!place) return null
  const { table, column } = place
  const { rows } = await sql<{
    form: string | null
  }>`select second_script ->> ${column} as form from ${sql.table(table)}
    where ${sql.ref(table === 'members' ? 'id' : 'member_id')} = ${memberId} and ${sql.ref(column)} = ${typed}
    limit 1`.execute(trx)
  return rows[0]?.form ?? null
}

export const secondNameItem: KindOfItem = {
  async apply(trx, { item, decision, now }) {
    const asked = await readAsked(trx, item.subject_id)
    if (!asked || !item.member_id) return null
    const before = await formNow(trx, item.member_id, asked)
    if (decision === 'approve' && !(await write(trx, item.member_id, asked, asked.second, now))) return null
    await trx.updateTable('second_name_reviews').set({ decided_at: now }).where('id', '=', item.subject_id).execute()
    return { form: before }
  },
  async revert(trx, { subjectId, memberId, decision, before, now }) {
    const asked = await readAsked(trx, subjectId)
    if (!asked || !memberId) return false
    // What the family has written meanwhile stays.
    if (decision === 'approve' && (await formNow(trx, memberId, asked)) === asked.second)
      await write(trx, memberId, asked, typeof before.form === 'string' ? before.form : null, now)
    await trx.updateTable('second_name_reviews').set({ decided_at: null }).where('id', '=', subjectId).execute()
    return true
  },
}
