import { type RawBuilder, sql } from 'kysely'
import {
  type FormTable,
  familyForms,
  memberForms,
  propertyForms,
  relativeForms,
  siblingForms,
} from '#contract/families/second-script.ts'
import type { Db } from '#server/db/open.ts'

/** Fewer would tell a family's rare name to others. */
const familiesToLearnFrom = 5

const tables: readonly (readonly [table: string, id: string, forms: FormTable])[] = [
  ['members', 'id', memberForms],
  ['family_details', 'member_id', familyForms],
  ['siblings', 'member_id', siblingForms],
  ['relatives', 'member_id', relativeForms],
  ['properties', 'member_id', propertyForms],
]

/** Every confirmed name and place with its second form. Texts are a family's own words, and a private name is nobody else's to see. */
const confirmed: RawBuilder<unknown>[] = tables.flatMap(([table, id, forms]) =>
  Object.values(forms)
    .filter(({ bothScripts, kind }) => bothScripts !== 'text' && kind !== 'private')
    .map(
      ({ column }) => sql`select ${sql.ref(id)} as member_id, ${sql.ref(column)} as typed,
        second_script ->> ${sql.lit(column)} as second from ${sql.table(table)}
        where second_script ? ${sql.lit(column)}`,
    ),
)

/**
 * Learns anew which names and places the families of this site write alike in both scripts. What fewer than five write, and what
 * those wrote who have left, is forgotten. A person with several profiles is one family.
 */
export async function learnPairs(db: Db): Promise<void> {
  await db.transaction().execute(async trx => {
    await trx.deleteFrom('script_pairs').execute()
    await sql`
      insert into script_pairs (latin, devanagari, families)
      select mode() within group (order by latin), devanagari, count(distinct family)
      from (
        select coalesce(members.person_id, members.id) as family,
          case when second ~ '[ऀ-ॿ]' then typed else second end as latin,
          case when second ~ '[ऀ-ॿ]' then second else typed end as devanagari
        from (${sql.join(confirmed, sql` union all `)}) confirmed join members on members.id = confirmed.member_id
        where members.status <> 'deleted' and not members.is_demo
          and (members.mobile_verified_at is not null or members.email_verified_at is not null)
      ) pairs
      where latin !~ '[ऀ-ॿ]' and devanagari !~ '[A-Za-z]' and char_length(latin) between 1 and 200
        and char_length(devanagari) between 1 and 440
      group by lower(latin), devanagari
      having count(distinct family) >= ${sql.lit(familiesToLearnFrom)}`.execute(trx)
  })
}
