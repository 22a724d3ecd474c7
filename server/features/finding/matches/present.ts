import type { MatchFit } from '#contract/finding/matches.ts'
import { type Expectations, type Fit, fitOf, matchClassOf } from '#domain/finding/fit.ts'
import { expectationsFrom, fitFactsFrom } from '#server/features/families/profiles/fit.ts'
import { presentExpectation } from '#server/features/families/profiles/present.ts'
import type { WrittenExpectation } from '#server/features/families/profiles/queries.ts'
import type { PresentContext } from '#server/features/finding/lists/present-context.ts'
import type { SummaryRow } from '#server/features/finding/lists/summary-queries.ts'
import type { Viewer } from '#server/http/viewer.ts'

export const presentMatchFit = ({ met, missed, notTold }: Fit): MatchFit => ({
  met: [...met],
  missed: [...missed],
  not_told: [...notTold],
})

/**
 * Says why a family is a match, in both directions. It asks the rule instead of trusting the list, and returns null for a
 * family that no longer matches.
 */
export function presentMatch(
  row: SummaryRow,
  { facts, wanted, theirs }: { facts: Viewer['facts']; wanted: Expectations; theirs: WrittenExpectation | undefined },
  { gunMilanWith, nameOf }: PresentContext,
) {
  const gunMilan = gunMilanWith(row)
  const ours = fitOf(wanted, { ...fitFactsFrom(row), gunMilan })
  const theirFit = theirs ? fitOf(expectationsFrom(theirs), { ...fitFactsFrom(facts), gunMilan }) : null
  const matchClass = matchClassOf(ours, theirFit)
  if (!ours || !matchClass) return null
  return {
    match_class: matchClass,
    ours: presentMatchFit(ours),
    theirs: theirFit && presentMatchFit(theirFit),
    expectation: presentExpectation(theirs ?? null, nameOf),
  }
}

/** The viewer's own facts that wishes are compared with. */
export const presentOwn = (facts: Viewer['facts'], { nameOf }: PresentContext) => ({
  marital_status: nameOf(facts.marital_status_id),
  birth_year: Number(facts.date_of_birth.slice(0, 4)),
  height: facts.height_cm,
  working_city: nameOf(facts.work_location_id),
  native_district: nameOf(facts.native_district_id),
})
