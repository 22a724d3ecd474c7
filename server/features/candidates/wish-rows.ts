import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { isActiveAndVerified } from '#server/features/visibility/visible-members.ts'
import { idAt } from './ids.ts'
import { idLength } from './layout.ts'
import { wishLength } from './wish-store.ts'

/** What families look for, on its way into the read model, packed as `wish-store.ts` reads it. */
const limit = (column: string) => sql`int2send(coalesce(${sql.ref(`expectations.${column}`)}, -1)::int2)`

/** The codes of a list are the positions of its entries plus one, as in the columns that they are compared with. */
const list = (name: string, table: string) => sql`(
  select int2send(count(*)::int2) || coalesce(string_agg(int2send(coalesce(entry.position + 1, -1)::int2), ''::bytea), '')
  from jsonb_array_elements_text(coalesce(expectations.choices -> ${sql.lit(name)}, '[]')) chosen (id)
  left join ${sql.table(table)} entry
    on entry.id = case when chosen.id ~ '^[0-9a-fA-F-]{36}$' then chosen.id::uuid end)`

const packed: RawBuilder<unknown> = sql.join(
  [
    sql`uuid_send(members.id)`,
    ...['birth_year_from', 'birth_year_to', 'height_from', 'height_to'].map(limit),
    sql`int2send((coalesce(expectations.patrika_match, '') = 'Y')::int::int2)`,
    list('marital_status', 'options'),
    list('working_city', 'work_locations'),
    list('native_district', 'districts'),
  ],
  sql` || `,
)

async function packedWishes(db: Db, which: Expression<SqlBool>, limitTo: number | null): Promise<Uint8Array> {
  const { rows } = await sql<{ bytes: Buffer | null }>`
    select string_agg(bytes, ''::bytea order by id) as bytes from (
      select members.id, ${packed} as bytes
      from expectations join members on members.id = expectations.member_id
      where ${isActiveAndVerified()} and ${which}
      order by members.id limit ${limitTo}
    ) page`.execute(db)
  return rows[0]?.bytes ?? new Uint8Array()
}

const rowsAtOnce = 10_000

/** The last id among packed wishes, and how many there are. */
function lastOf(wishes: Uint8Array): { id: string; count: number } {
  const view = new DataView(wishes.buffer, wishes.byteOffset, wishes.byteLength)
  let [at, last, count] = [0, 0, 0]
  for (; at < wishes.byteLength; count++) {
    last = at
    at += idLength + wishLength(view, at + idLength)
  }
  return { id: idAt(wishes, last), count }
}

/** The wishes of all visible families, some thousands at a time. */
export async function* visibleWishes(db: Db): AsyncGenerator<Uint8Array> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const wishes = await packedWishes(db, sql<SqlBool>`members.id > ${after}::uuid`, rowsAtOnce)
    if (wishes.byteLength === 0) return
    yield wishes
    const { id, count } = lastOf(wishes)
    if (count < rowsAtOnce) return
    after = id
  }
}

export const wishesOf = (db: Db, ids: readonly string[]): Promise<Uint8Array> =>
  packedWishes(db, sql<SqlBool>`members.id = any(${ids}::uuid[])`, null)
