import { type RawBuilder, sql } from 'kysely'
import { criterionNames, searchCriteria } from '#contract/finding/criteria.ts'
import { memberFields, type ProfileField } from '#contract/profile-fields.ts'
import { expectationListNames, expectationLists, type MasterType } from '#contract/site/choice-lists.ts'
import type { Db } from '#server/db/open.ts'

/** Everything that may hold the id of an entry of this list. A test compares it with the foreign keys of the database. */
export function referencesTo(type: MasterType) {
  return {
    /** Columns of a member, each with the name of its field on the wire. */
    memberColumns: Object.entries<ProfileField>(memberFields).flatMap(([field, row]) =>
      row.kind === 'choice' && row.list === type ? [{ field, column: row.column }] : [],
    ),
    /** Keys within `expectations.choices`. */
    wishes: expectationListNames.filter(name => expectationLists[name] === type),
    /** Keys within `searches.criteria` and `saved_searches.criteria`. */
    criteria: criterionNames.filter(name => {
      const criterion = searchCriteria[name]
      return criterion.kind === 'options' && criterion.list === type
    }),
  }
}

interface Merge {
  type: MasterType
  from: string
  into: string
  now: Date
}

/** The list with one id replaced by another, and each id once. */
const withReplaced = (list: RawBuilder<unknown>, { from, into }: Merge) => sql`(
  select jsonb_agg(chosen order by nth) from (
    select case when lower(one) = ${from} then ${into} else one end as chosen, min(nth) as nth
    from jsonb_array_elements_text(${list}) with ordinality as entry (one, nth) group by 1) replaced)`

/** Whether the list holds the entry. A choice of everything is stored as something other than an array. */
const holds = (list: RawBuilder<unknown>, { from }: Merge) => sql`(
  case when jsonb_typeof(${list}) = 'array'
    then exists (select from jsonb_array_elements_text(${list}) one where lower(one) = ${from}) else false end)`

/**
 * Makes everything that points to one entry point to the other. Each family's version goes up, so that a form opened before
 * the merge takes over the remaining entry instead of sending the one that is gone.
 */
export async function moveReferences(trx: Db, merge: Merge): Promise<void> {
  const { type, from, into, now } = merge
  const { memberColumns, wishes, criteria } = referencesTo(type)
  // The lock waits for families who are saving this entry. A trigger redirects those who save it later.
  await sql`select from options where id = ${from} for update`.execute(trx)
  for (const { field, column } of memberColumns) {
    await sql`with moved as (
        update members set ${sql.ref(column)} = ${into}, version = version + 1 where ${sql.ref(column)} = ${from}
        returning id, version, status)
      insert into profile_edits (member_id, version, fields, at)
      select id, version, ${[field]}::text[], ${now} from moved where status <> 'deleted'`.execute(trx)
  }
  for (const name of wishes) {
    const list = sql`choices -> ${sql.lit(name)}`
    await sql`with moved as (
        update expectations set choices = jsonb_set(choices, ${[name]}::text[], ${withReplaced(list, merge)})
        where ${holds(list, merge)} returning member_id),
      counted as (
        update members set version = version + 1 from moved where id = moved.member_id returning id, version)
      insert into profile_edits (member_id, version, fields, at)
      select id, version, ${[`expectation.${name}`]}::text[], ${now} from counted`.execute(trx)
  }
  for (const name of criteria) {
    const list = sql`criteria -> ${sql.lit(name)}`
    // The stored result no longer fits the criteria. Without one, the search runs again when the family comes back.
    await sql`update searches set numbers = null,
        criteria = jsonb_set(criteria, ${[name]}::text[], ${withReplaced(list, merge)})
      where ${holds(list, merge)}`.execute(trx)
    await sql`update saved_searches set criteria = jsonb_set(criteria, ${[name]}::text[], ${withReplaced(list, merge)})
      where ${holds(list, merge)}`.execute(trx)
  }
}
