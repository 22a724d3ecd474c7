import { type RawBuilder, sql } from 'kysely'
import type { MasterType } from '#contract/site/choice-lists.ts'
import type { Db } from '#server/db/open.ts'
import { referencesTo } from './references.ts'

interface Merge {
  type: MasterType
  from: string
  into: string
  now: Date
}

/** The list with one id in place of another, each id once. */
const withOther = (list: RawBuilder<unknown>, { from, into }: Merge) => sql`(
  select jsonb_agg(chosen order by nth) from (
    select case when lower(one) = ${from} then ${into} else one end as chosen, min(nth) as nth
    from jsonb_array_elements_text(${list}) with ordinality as entry (one, nth) group by 1) led)`

/** A choice of everything is no array. */
const holds = (list: RawBuilder<unknown>, { from }: Merge) => sql`(
  case when jsonb_typeof(${list}) = 'array'
    then exists (select from jsonb_array_elements_text(${list}) one where lower(one) = ${from}) else false end)`

/**
 * Leads everything that points to one entry to the other. Each family's version moves on, so that a form opened before
 * takes the other entry over instead of sending the one that is gone.
 */
export async function leadToOther(trx: Db, merge: Merge): Promise<void> {
  const { type, from, into, now } = merge
  const { memberColumns, wishes, criteria } = referencesTo(type)
  // The lock waits for families who save this entry at the moment; those who come later are led on by a trigger.
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
        update expectations set choices = jsonb_set(choices, ${[name]}::text[], ${withOther(list, merge)})
        where ${holds(list, merge)} returning member_id),
      counted as (
        update members set version = version + 1 from moved where id = moved.member_id returning id, version)
      insert into profile_edits (member_id, version, fields, at)
      select id, version, ${[`expectation.${name}`]}::text[], ${now} from counted`.execute(trx)
  }
  for (const name of criteria) {
    const list = sql`criteria -> ${sql.lit(name)}`
    // The result no longer fits the criteria. Without one, it is searched for again when the family comes back.
    await sql`update searches set numbers = null,
        criteria = jsonb_set(criteria, ${[name]}::text[], ${withOther(list, merge)})
      where ${holds(list, merge)}`.execute(trx)
    await sql`update saved_searches set criteria = jsonb_set(criteria, ${[name]}::text[], ${withOther(list, merge)})
      where ${holds(list, merge)}`.execute(trx)
  }
}
