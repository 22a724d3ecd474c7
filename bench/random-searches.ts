import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import { heightsCm } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { randomStream } from '#server/demo/random.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'

/** What families ask for: years always, the rest now and then, a few options of a list and rarely all. */
export async function randomSearches(db: Db, count: number): Promise<SentCriteria[]> {
  const data = await readMasterData(db)
  const options = (type: string) => data.options.filter(row => row.type === type).map(row => row.id)
  const [marital, education, occupation, diet] = ['MARITAL_STATUS', 'EDUCATION_GROUP', 'OCCUPATION_TYPE', 'DIET'].map(
    options,
  ) as [string[], string[], string[], string[]]
  const work = data.workLocations.map(row => row.id)
  const districts = data.districts.map(row => row.id)
  const by = randomStream('searches', 1)
  const often = (percent: number) => by.below(100) < percent
  const some = (ids: readonly string[], most: number) =>
    Array.from({ length: 1 + by.below(most) }, () => ids[by.below(ids.length)] ?? '')

  return Array.from({ length: count }, () => {
    const year = 1982 + by.below(18)
    const height = by.below(18)
    const place = by.below(100)
    return {
      from_age: year,
      to_age: year + 3 + by.below(6),
      same_devak: often(20) ? 'Y' : 'N',
      ...(often(70) && { marital_status_id: some(marital, 2) }),
      ...(often(45) && { from_height: heightsCm[height] ?? null, to_height: heightsCm[height + 8] ?? null }),
      ...(often(40) && { education_group_id: some(education, 3) }),
      ...(often(30) && { native_place_id: some(districts, 4) }),
      ...(often(20) && { occupation_type_id: some(occupation, 3) }),
      ...(often(20) && { diet_ids: often(15) ? 'ALL' : some(diet, 2) }),
      ...(place < 25 && { working_place_id: some(work, 10) }),
      ...(place >= 95 && { move_to_abroad: ['Yes', 'Already In'] }),
    }
  })
}
