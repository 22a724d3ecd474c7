import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { fitOf } from '#domain/fit.ts'
import type { Db } from '#server/db/open.ts'
import type { Candidates } from '#server/features/candidates/query.ts'
import { zodiacPlaceOf } from '#server/features/lists/candidate-query.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { expectationsFrom } from '#server/features/profiles/fit-of-viewer.ts'
import { opposite } from '#server/features/relations/rules.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { fitCountsAnHour } from './limits.ts'

export interface FitCounting {
  db: Db
  limits: Limits
  masterData: () => Promise<MasterData>
  candidates: Candidates
}

/** Fewer could be singled out by changing one's expectations and counting again. */
const fewest = 10
const noFact = {
  maritalStatus: null,
  birthYear: null,
  height: null,
  gunMilan: null,
  workLocation: null,
  nativeDistrict: null,
}

/** Whom the viewer's expectations fit, and who of those would accept the viewer. Counts below ten are withheld. */
export async function countFitsOf(
  { db, limits, masterData, candidates }: FitCounting,
  viewer: Viewer,
): Promise<AnswerOf<Calls['fitCounts']>> {
  await limits.countOrRefuse(`fit counts ${viewer.id}`, fitCountsAnHour)
  const row = await db
    .selectFrom('expectations')
    .select(['birth_year_from', 'birth_year_to', 'height_from', 'height_to', 'patrika_match', 'choices'])
    .where('member_id', '=', viewer.id)
    .executeTakeFirst()
  const wanted = row && expectationsFrom(row)
  // Without facts no wish is met or missed, so this asks whether there is a wish at all.
  if (!wanted || !fitOf(wanted, noFact)) return { has_expectations: 0, fitting: null, accepting: null }
  const { facts } = viewer
  const counts = await candidates.countFits({
    gender: opposite(viewer.gender),
    excluded: viewer.blocked,
    wanted,
    facts: {
      maritalStatus: facts.marital_status_id,
      birthYear: Number(facts.date_of_birth.slice(0, 4)),
      height: facts.height_cm,
      workLocation: facts.work_location_id,
      nativeDistrict: facts.native_district_id,
    },
    place: zodiacPlaceOf(await masterData(), viewer),
  })
  const unlessFew = (count: number) => (count < fewest ? null : count)
  return { has_expectations: 1, fitting: unlessFew(counts.fitting), accepting: unlessFew(counts.accepting) }
}
