import type { FairDay } from '#domain/finding/fair-order.ts'
import type { Gender } from '#domain/limits.ts'
import { expectationsFrom, fitFactsFrom } from '#server/features/families/profiles/fit.ts'
import { zodiacPlaceOf } from '#server/features/finding/lists/finder-query.ts'
import type { NewFamily } from '#server/features/finding/lists/queries.ts'
import type { FitAmong, MemberFinder } from '#server/features/finding/read-model/query.ts'
import type { FairDays } from '#server/features/finding/showings/showings.ts'
import { opposite } from '#server/features/relations/visibility/rules.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { nextReaders } from './queries.ts'
import { familiesAtMost } from './rules.ts'

type Reader = Awaited<ReturnType<typeof nextReaders>>[number]
const genders: readonly Gender[] = ['F', 'M']

const queryOf = (data: MasterData, reader: Reader, fair: FairDay): FitAmong => ({
  fair,
  wanted: expectationsFrom(reader),
  facts: fitFactsFrom(reader),
  place: zodiacPlaceOf(data, { facts: reader }),
  devak: reader.devak_id,
  excluded: [...reader.blocked, ...reader.settled],
})

/** Finds the new families who fit each reader, best first. A reader whom none fits is not in the map. */
export async function fittingFamilies(
  finder: MemberFinder,
  data: MasterData,
  readers: readonly Reader[],
  families: readonly NewFamily[],
  fairDayFor: FairDays,
): Promise<Map<string, string[]>> {
  const fitting = new Map<string, string[]>()
  for (const gender of genders) {
    const numbers = families.filter(family => family.gender === gender).map(({ number }) => number)
    const asking = readers.filter(reader => opposite(reader.gender) === gender)
    if (numbers.length === 0 || asking.length === 0) continue
    const queries = await Promise.all(asking.map(async reader => queryOf(data, reader, await fairDayFor(reader.id))))
    const idsByReader = await finder.fitAmong({ gender, numbers, queries, limit: familiesAtMost })
    for (const [n, { id }] of asking.entries()) {
      const ids = idsByReader[n] ?? []
      if (ids.length > 0) fitting.set(id, ids)
    }
  }
  return fitting
}
