import { hourMs } from '#domain/durations.ts'
import { scriptOf } from '#domain/families/both-scripts/script-of.ts'
import { firstOf, pairsFrom, shippedPairs } from '#domain/families/both-scripts/shipped-pairs.ts'
import type { NamePairs } from '#domain/families/both-scripts/suggest.ts'
import type { Db } from '#server/db/open.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'

/** The lists from which a form in the other script is suggested before any rule: what ships, the site's places, what families confirmed. */

type Pair = readonly [latin: string, devanagari: string]

/** Former names of a place and the parts of it, each in Devanagari after its Latin spellings: Hinjewadi, Hinjawadi, हिंजवडी. */
function pairsKnownAs(names: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  let spellings: string[] = []
  for (const name of names)
    if (scriptOf(name) === 'Latn') spellings.push(name)
    else {
      pairs.push(...spellings.map((latin): Pair => [latin, name]))
      spellings = []
    }
  return pairs
}

/** The names that ship, then the site's places. A name that a place has now stands before the same one of another place's part. */
export function shippedPairsWith({
  districts,
  talukas,
  workLocations,
  birthPlaces,
  states,
  countries,
}: MasterData): NamePairs {
  const places = [districts, talukas, workLocations, birthPlaces, states].flat()
  const named = [...places, ...countries].map(({ name_en, name_mr }): Pair => [name_en, name_mr])
  const known = places.flatMap(({ also_known_as }) => pairsKnownAs(also_known_as))
  return firstOf(shippedPairs, pairsFrom([...named, ...known]))
}

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
    const [shipped, learned] = [shippedPairsWith(await masterData()), pairsFrom(await readLearned(db))]
    known = { pairs: firstOf(shipped, learned), until: now.getTime() + hourMs }
    return known.pairs
  }
}
