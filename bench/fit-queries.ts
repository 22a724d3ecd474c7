import { dayInIndia } from '#domain/calendar.ts'
import { seedOf } from '#domain/finding/fair-order.ts'
import type { Db } from '#server/db/open.ts'
import { expectationsFrom, fitFactsFrom } from '#server/features/families/profiles/fit.ts'
import { zodiacPlaceOf } from '#server/features/finding/lists/finder-query.ts'
import type { FitAmong, FitQuery } from '#server/features/finding/read-model/query.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'

/** What grooms who look for somebody ask of the read model, each with the own devak and in the order of today. */
export async function fitQueries(db: Db, data: MasterData, many: number) {
  const asking = await db
    .selectFrom('members')
    .innerJoin('expectations', 'expectations.member_id', 'members.id')
    .selectAll('members')
    .select(['birth_year_from', 'birth_year_to', 'height_from', 'height_to', 'patrika_match', 'choices'])
    .where('members.gender', '=', 'M')
    .limit(many)
    .execute()
  const day = dayInIndia(new Date())
  return asking.map((row): FitAmong & FitQuery => ({
    gender: 'F',
    excluded: [],
    wanted: expectationsFrom(row),
    facts: fitFactsFrom(row),
    place: zodiacPlaceOf(data, { facts: row }),
    devak: row.devak_id,
    fair: { day, seed: seedOf(row.id, day) },
  }))
}
