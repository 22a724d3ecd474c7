import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import { mostSavedSearches } from '#domain/finding/saved-searches.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow, hasDeleted, hasUpdated, rowCount } from '#server/db/outcome.ts'
import { takesWhatsapp } from '#server/features/families/consents/queries.ts'
import { blankCriteria, type SearchCriteria } from '#server/features/finding/search/criteria.ts'
import { isRunningOn } from '#server/features/money/memberships/queries.ts'
import { blockedEitherWay } from '#server/features/relations/blocks/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { firstTelling, type StoredTelling } from './rules.ts'

/** A search that was saved before a criterion existed does not name it. */
export const criteriaFrom = (column: unknown): SearchCriteria => ({
  ...blankCriteria,
  ...(column as Partial<SearchCriteria>),
})

export const readSearches = (db: Db, memberId: string) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'tell', 'criteria', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('slot')
    .execute()

export const isNameTaken = (db: Db, memberId: string, name: string): Promise<boolean> =>
  findsRow(
    db
      .selectFrom('saved_searches')
      .select('id')
      .where('member_id', '=', memberId)
      .where(sql<boolean>`lower(name) = lower(${name})`),
  )

interface NewSearch {
  memberId: string
  name: string
  criteria: SearchCriteria
  tell: StoredTelling
}

/**
 * Saves a search in the first free slot. Returns null where all are taken, or where another call took that slot or name
 * at the same moment.
 */
export async function insertSearch(db: Db, search: NewSearch, now: Date): Promise<string | null> {
  const { memberId, name, criteria, tell } = search
  const { rows } = await sql<{ id: string }>`
    insert into saved_searches (id, member_id, slot, name, criteria, tell, told_up_to, next_tell_at, created_at)
    select ${newId(now)}, ${memberId}, place, ${name}, ${JSON.stringify(criteria)}, ${tell}, ${now}::timestamptz,
      ${firstTelling(tell, now)}::timestamptz, ${now}::timestamptz
    from generate_series(1, ${mostSavedSearches}::int) place
    where not exists (select from saved_searches where member_id = ${memberId} and slot = place)
    order by place limit 1
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

export const countSearches = (db: Db, memberId: string): Promise<number> =>
  rowCount(db.selectFrom('saved_searches').where('member_id', '=', memberId))

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'

/** Renames a search, unless another one has that name. */
export async function renameSearch(
  db: Db,
  memberId: string,
  id: string,
  name: string,
): Promise<'renamed' | 'taken' | 'gone'> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('saved_searches')
      .set({ name })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? 'renamed' : 'gone'
  } catch (error) {
    if (isTaken(error)) return 'taken'
    throw error
  }
}

/**
 * A search that starts to tell does so of families from now on. One that only changes how often goes on from its last
 * letter.
 */
export const setTelling = (
  db: Db,
  { id, memberId }: { id: string; memberId: string | null },
  tell: StoredTelling,
  now: Date,
): Promise<boolean> =>
  hasUpdated(
    db
      .updateTable('saved_searches')
      .set({
        tell,
        next_tell_at: firstTelling(tell, now),
        told_up_to: sql<Date>`case when saved_searches.tell = 'never' then ${now}::timestamptz else told_up_to end`,
      })
      .where('id', '=', id)
      .$if(memberId !== null, query => query.where('member_id', '=', memberId ?? '')),
  )

export const deleteSearch = (db: Db, memberId: string, id: string): Promise<boolean> =>
  hasDeleted(db.deleteFrom('saved_searches').where('id', '=', id).where('member_id', '=', memberId))

export async function ownerOf(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('saved_searches').select('member_id').where('id', '=', id).executeTakeFirst()
  return row?.member_id ?? null
}

/** Reads the next searches that are due, with the facts of their members that a search compares. */
export const readDue = (db: Db, after: string, now: Date, limit: number) =>
  db
    .selectFrom('saved_searches')
    .innerJoin('members', 'members.id', 'saved_searches.member_id')
    .where('saved_searches.next_tell_at', '<=', now)
    .where('saved_searches.id', '>', after)
    .where('members.status', '=', 'active')
    .where(eb => eb.or([eb('members.email_verified_at', 'is not', null), takesWhatsapp]))
    .orderBy('saved_searches.id')
    .limit(limit)
    .select([
      'saved_searches.id',
      'saved_searches.member_id',
      'saved_searches.name',
      'saved_searches.criteria',
      'saved_searches.tell',
      'saved_searches.told_up_to',
      'saved_searches.next_tell_at',
      'members.gender',
      'members.last_use_is_hidden',
      'members.nakshatra_id',
      'members.charan_id',
      'members.raas_id',
      'members.mangal',
      'members.devak_id',
    ])
    .select([
      blockedEitherWay(sql.ref<string>('members.id')).as('blocked'),
      sql<boolean>`exists (select from memberships where memberships.member_id = members.id
        and ${isRunningOn(dayInIndia(now))})`.as('paid'),
    ])
    .execute()
export type DueSearch = Awaited<ReturnType<typeof readDue>>[number]

/**
 * Marks a search as told up to this moment, unless another node has done so since it was read. The message is written in
 * the same transaction, so that each family is told of once, even if a node dies.
 */
export const claimTelling = (
  trx: Db,
  { id, told_up_to, next_tell_at }: DueSearch,
  marks: { toldUpTo: Date; nextTellAt: Date | null },
): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('saved_searches')
      .set({ told_up_to: marks.toldUpTo, next_tell_at: marks.nextTellAt })
      .where('id', '=', id)
      .where('told_up_to', '=', told_up_to)
      .where('next_tell_at', '=', next_tell_at),
  )
