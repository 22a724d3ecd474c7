import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { isActiveAndVerified } from '#server/features/relations/visibility/queries.ts'
import type { CodeOf } from '../scans/filters.ts'
import { idLength } from '../store/layout.ts'
import { headLength, wishLists } from '../store/wish-store.ts'

type ChosenIds = readonly string[] | null

/** What one family looks for. */
interface WishRow {
  id: string
  birth_year_from: number | null
  birth_year_to: number | null
  height_from: number | null
  height_to: number | null
  patrika_match: string | null
  marital_status: ChosenIds
  working_city: ChosenIds
  native_district: ChosenIds
}

/**
 * The wishes of these families. They are read plainly and packed here: looking the ids of the lists up in the database,
 * family by family, takes several times as long.
 */
async function readWishes(db: Db, which: Expression<SqlBool>, limitTo: number | null): Promise<WishRow[]> {
  const { rows } = await sql<WishRow>`
    select members.id, birth_year_from, birth_year_to, height_from, height_to, patrika_match,
      choices -> 'marital_status' as marital_status, choices -> 'working_city' as working_city,
      choices -> 'native_district' as native_district
    from expectations join members on members.id = expectations.member_id
    where ${isActiveAndVerified()} and ${which}
    order by members.id limit ${limitTo}`.execute(db)
  return rows
}

/** The lists of a row in the order of `wishLists`. */
const listsOf = ({ marital_status, working_city, native_district }: WishRow) =>
  [marital_status ?? [], working_city ?? [], native_district ?? []] as const

/** Packs wishes as `wish-store.ts` reads them. An id that is in no list becomes a value that no member has. */
function packWishes(wishes: readonly WishRow[], codeOf: CodeOf): Uint8Array {
  const lengthOf = (wish: WishRow) =>
    idLength + headLength + listsOf(wish).reduce((sum, list) => sum + 2 + 2 * list.length, 0)
  const packed = Buffer.alloc(wishes.reduce((sum, wish) => sum + lengthOf(wish), 0))
  let at = 0
  const put = (value: number) => {
    at = packed.writeInt16BE(value, at)
  }
  for (const wish of wishes) {
    at += packed.write(wish.id.replaceAll('-', ''), at, 'hex')
    put(wish.birth_year_from ?? -1)
    put(wish.birth_year_to ?? -1)
    put(wish.height_from ?? -1)
    put(wish.height_to ?? -1)
    put(wish.patrika_match === 'Y' ? 1 : 0)
    const lists = listsOf(wish)
    for (const [n, list] of wishLists.entries()) {
      const chosen = lists[n] ?? []
      put(chosen.length)
      for (const value of chosen) put(codeOf(list, value.toLowerCase()) ?? -1)
    }
  }
  return packed
}

/** The event loop waits while a page is packed, so a page is small. */
const rowsAtOnce = 500

/** The wishes of all visible families, page by page. */
export async function* visibleWishes(db: Db, codeOf: CodeOf): AsyncGenerator<Uint8Array> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    // Both sides of the join begin after the page before. PostgreSQL would not carry the condition from one to the other,
    // and read the other from its beginning for each page.
    const rest = sql<SqlBool>`members.id > ${after}::uuid and expectations.member_id > ${after}::uuid`
    const wishes = await readWishes(db, rest, rowsAtOnce)
    const last = wishes.at(-1)
    if (!last) return
    yield packWishes(wishes, codeOf)
    if (wishes.length < rowsAtOnce) return
    after = last.id
  }
}

export const wishesOf = async (db: Db, ids: readonly string[], codeOf: CodeOf): Promise<Uint8Array> =>
  packWishes(await readWishes(db, sql<SqlBool>`members.id = any(${ids}::uuid[])`, null), codeOf)
