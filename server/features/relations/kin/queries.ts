import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Gender } from '#domain/limits.ts'
import type { SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { opposite } from '../visibility/rules.ts'
import { readsForKin } from './rules.ts'

/** What a member told of the family's origin, as one value of a query. */
export const kinFactsOf = (memberId: SqlValue<string>) =>
  jsonObjectFrom(
    expressionBuilder<Schema>()
      .selectFrom('members as own')
      .innerJoin('family_details as home', 'home.member_id', 'own.id')
      .where('own.id', '=', memberId)
      .select([
        'own.devak_id as devak',
        'own.gotra',
        'own.kuldaivat',
        'own.last_name as surname',
        'own.native_village as village',
        'home.maternal_uncle_surname as mamaSurname',
        'home.maternal_uncle_village as mamaVillage',
      ]),
  )

interface Asking {
  id: string
  gender: Gender
  paid: boolean
}

/**
 * Everybody of the other side who may be related to the viewer, by `kinSignsOf`. The devak is left out, because searches and
 * matches ask for it by themselves. Each sign is looked up by an index of its own: `or` would read the whole table.
 */
export async function kinOf(db: Db, { id, gender, paid }: Asking): Promise<string[]> {
  const others = sql`members.gender = ${opposite(gender)} and members.status = 'active'`
  const byGotra = sql`select members.id from own join members on kin_key(members.gotra) = own.gotra
    where own.gotra <> '' and ${others}`
  const signs: RawBuilder<unknown>[] = [byGotra]
  if (readsForKin({ paid }, 'village') && readsForKin({ paid }, 'mamaVillage'))
    signs.push(
      sql`select members.id from own join members on kin_key(members.native_village) = own.village
        where own.village <> '' and ${others} and (kin_key(members.last_name) = own.surname
          or (own.kuldaivat <> '' and kin_key(members.kuldaivat) = own.kuldaivat))`,
      sql`select members.id from own join members on kin_key(members.native_village) = own.mama_village
        where own.mama_village <> '' and ${others} and kin_key(members.last_name) = own.mama_surname`,
      sql`select members.id from own
        join family_details on kin_key(maternal_uncle_village) in (own.village, own.mama_village)
        join members on members.id = family_details.member_id
        where maternal_uncle_village <> '' and maternal_uncle_surname <> '' and ${others} and (
          (kin_key(maternal_uncle_village), kin_key(maternal_uncle_surname)) in
            ((own.village, own.surname), (own.mama_village, own.mama_surname)))`,
    )
  const { rows } = await sql<{ id: string }>`
    with own as (
      select kin_key(gotra) as gotra, kin_key(kuldaivat) as kuldaivat, kin_key(last_name) as surname,
        kin_key(native_village) as village, kin_key(maternal_uncle_surname) as mama_surname,
        kin_key(maternal_uncle_village) as mama_village
      from members join family_details on family_details.member_id = members.id where members.id = ${id}
    ) ${sql.join(signs, sql` union `)}`.execute(db)
  return rows.map(row => row.id)
}
