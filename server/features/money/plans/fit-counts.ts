import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { Db } from '#server/db/open.ts'
import { expectationsFrom } from '#server/features/families/profiles/fit.ts'
import { fitCountsAnHour } from '#server/features/finding/matches/limits.ts'
import { readOwnExpectation, readSettled } from '#server/features/finding/matches/queries.ts'
import { hasWishes, hideSmallCount, matchQueryOf } from '#server/features/finding/matches/rules.ts'
import type { MemberFinder } from '#server/features/finding/read-model/query.ts'
import type { FairDays } from '#server/features/finding/showings/showings.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'

export interface FitCounting {
  db: Db
  limits: Limits
  masterData: () => Promise<MasterData>
  finder: MemberFinder
  fairDayFor: FairDays
}

/**
 * Counts the members who fit the viewer's expectations, and those of them whom the viewer fits, as the list of matches does.
 * Counts below ten are withheld.
 */
export async function countFitsOf(
  { db, limits, masterData, finder, fairDayFor }: FitCounting,
  viewer: Viewer,
): Promise<AnswerOf<Calls['fitCounts']>> {
  await limits.countOrRefuse(`fit counts ${viewer.id}`, fitCountsAnHour)
  const row = await readOwnExpectation(db, viewer.id)
  const wanted = row && expectationsFrom(row)
  if (!wanted || !hasWishes(wanted)) return { has_expectations: 0, fitting: null, accepting: null }
  const settled = await readSettled(db, viewer.id)
  const query = matchQueryOf(await masterData(), viewer, wanted, settled.ids, await fairDayFor(viewer.id))
  const [both = 0, ours = 0] = (await finder.matches({ ...query, offset: 0, limit: 0 })).counts
  return { has_expectations: 1, fitting: hideSmallCount(both + ours), accepting: hideSmallCount(both) }
}
