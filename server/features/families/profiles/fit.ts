import { type Expectations, type Fit, type FitFacts, fitOf } from '#domain/finding/fit.ts'
import { type Score, score } from '#domain/kundali/gun-milan.ts'
import { asCouple, horoscopeFrom } from '#server/features/families/kundali/horoscopes.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { BirthDetails, MemberFacts, Viewer } from '#server/http/viewer.ts'
import type { Wishes } from './queries.ts'

export const expectationsFrom = (row: Wishes): Expectations => ({
  maritalStatus: row.choices.marital_status ?? [],
  birthYear: { from: row.birth_year_from, to: row.birth_year_to },
  height: { from: row.height_from, to: row.height_to },
  patrikaMatch: row.patrika_match,
  workingCity: row.choices.working_city ?? [],
  nativeDistrict: row.choices.native_district ?? [],
})

/** What wishes are compared with, apart from the score of two horoscopes. */
export const fitFactsFrom = (row: Omit<MemberFacts, keyof BirthDetails>): Omit<FitFacts, 'gunMilan'> => ({
  maritalStatus: row.marital_status_id,
  birthYear: Number(row.date_of_birth.slice(0, 4)),
  height: row.height_cm,
  workLocation: row.work_location_id,
  nativeDistrict: row.native_district_id,
})

/** Which of the viewer's wishes a member meets. */
export const fitOfViewersWishes = (
  wanted: Expectations,
  biodata: Parameters<typeof fitFactsFrom>[0],
  gunMilan: Score,
): Fit | null => fitOf(wanted, { ...fitFactsFrom(biodata), gunMilan: gunMilan.known ? gunMilan.total : null })

/** What the horoscopes of the two score, and which wishes of either family the other one meets. */
export function compareWithViewer(
  data: MasterData,
  { gender, facts: own }: Pick<Viewer, 'gender' | 'facts'>,
  biodata: Parameters<typeof fitFactsFrom>[0] & BirthDetails & { expectation: Wishes | null },
  ownWishes: Wishes | null = null,
): { score: Score; fit: Fit | null; ours: Fit | null } {
  const { bride, groom } = asCouple({ gender }, horoscopeFrom(data, own), horoscopeFrom(data, biodata))
  const gunMilan = score(bride, groom)
  const facts = { ...fitFactsFrom(own), gunMilan: gunMilan.known ? gunMilan.total : null }
  return {
    score: gunMilan,
    fit: biodata.expectation && fitOf(expectationsFrom(biodata.expectation), facts),
    ours: ownWishes && fitOfViewersWishes(expectationsFrom(ownWishes), biodata, gunMilan),
  }
}
