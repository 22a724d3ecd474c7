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
        'own.gotra_keys as gotra',
        'own.kuldaivat_keys as kuldaivat',
        'own.surname_keys as surname',
        'own.village_keys as village',
        'home.mama_surname_keys as mamaSurname',
        'home.mama_village_keys as mamaVillage',
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
  const byGotra = sql`select members.id from own join members on members.gotra_keys && own.gotra where ${others}`
  const signs: RawBuilder<unknown>[] = [byGotra]
  if (readsForKin({ paid }, 'village') && readsForKin({ paid }, 'mamaVillage'))
    signs.push(
      sql`select members.id from own join members on members.village_keys && own.village
        where ${others} and (members.surname_keys && own.surname or members.kuldaivat_keys && own.kuldaivat)`,
      sql`select members.id from own join members on members.village_keys && own.mama_village
        where ${others} and members.surname_keys && own.mama_surname`,
      sql`select members.id from own
        join family_details on mama_village_keys && (own.village || own.mama_village)
        join members on members.id = family_details.member_id
        where ${others} and ((mama_village_keys && own.village and mama_surname_keys && own.surname)
          or (mama_village_keys && own.mama_village and mama_surname_keys && own.mama_surname))`,
    )
  const { rows } = await sql<{ id: string }>`
    with own as (
      select gotra_keys as gotra, kuldaivat_keys as kuldaivat, surname_keys as surname, village_keys as village,
        mama_surname_keys as mama_surname, mama_village_keys as mama_village
      from members join family_details on family_details.member_id = members.id where members.id = ${id}
    ) ${sql.join(signs, sql` union `)}`.execute(db)
  return rows.map(row => row.id)
}
