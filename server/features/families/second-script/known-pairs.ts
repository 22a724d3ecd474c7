import { hourMs } from '#domain/durations.ts'
import { firstOf, pairsFrom, shippedPairs } from '#domain/families/both-scripts/shipped-pairs.ts'
import type { NamePairs } from '#domain/families/both-scripts/suggest.ts'
import type { Db } from '#server/db/open.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'

/** The lists from which a form in the other script is suggested before any rule: what ships, the site's places, what families confirmed. */

const placesOf = ({ districts, talukas, workLocations, birthPlaces, states, countries }: MasterData) =>
  [districts, talukas, workLocations, birthPlaces, states, countries]
    .flat()
    .map(({ name_en, name_mr }) => [name_en, name_mr] as const)

/** What families of this site wrote alike; of two forms of one name the commoner one stands first. */
const readLearned = async (db: Db) =>
  (await db.selectFrom('script_pairs').selectAll().orderBy('families', 'desc').orderBy('devanagari').execute()).map(
    ({ latin, devanagari }) => [latin, devanagari] as const,
  )

/** Reads the lists, and what was learned again after an hour: it changes once a day, and a form asks at each pause of a hand. */
export function knownPairs(db: Db, masterData: () => Promise<MasterData>): (now: Date) => Promise<NamePairs> {
  let known: { pairs: NamePairs; until: number } | null = null
  return async now => {
    if (known && now.getTime() < known.until) return known.pairs
    const [places, learned] = [pairsFrom(placesOf(await masterData())), pairsFrom(await readLearned(db))]
    known = { pairs: firstOf(shippedPairs, places, learned), until: now.getTime() + hourMs }
    return known.pairs
  }
}
