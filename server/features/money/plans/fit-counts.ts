import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { Db } from '#server/db/open.ts'
import { expectationsFrom } from '#server/features/families/profiles/fit.ts'
import { fitCountsAnHour } from '#server/features/finding/matches/limits.ts'
import { readOwnExpectation } from '#server/features/finding/matches/queries.ts'
import { fitQueryOf, hasWishes, hideSmallCount } from '#server/features/finding/matches/rules.ts'
import type { MemberFinder } from '#server/features/finding/read-model/query.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'

export interface FitCounting {
  db: Db
  limits: Limits
  masterData: () => Promise<MasterData>
  finder: MemberFinder
}

/** Counts the members who fit the viewer's expectations, and those of them whom the viewer fits. Counts below ten are withheld. */
export async function countFitsOf(
  { db, limits, masterData, finder }: FitCounting,
  viewer: Viewer,
): Promise<AnswerOf<Calls['fitCounts']>> {
  await limits.countOrRefuse(`fit counts ${viewer.id}`, fitCountsAnHour)
  const row = await readOwnExpectation(db, viewer.id)
  const wanted = row && expectationsFrom(row)
  if (!wanted || !hasWishes(wanted)) return { has_expectations: 0, fitting: null, accepting: null }
  const counts = await finder.countFits(fitQueryOf(await masterData(), viewer, wanted))
  return { has_expectations: 1, fitting: hideSmallCount(counts.fitting), accepting: hideSmallCount(counts.accepting) }
}
