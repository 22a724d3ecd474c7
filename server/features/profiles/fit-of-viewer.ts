import { type Expectations, type Fit, fitOf } from '#domain/fit.ts'
import { type Score, score } from '#domain/kundali/score.ts'
import type { Db } from '#server/db/open.ts'
import { asCouple } from '#server/features/kundali/couple.ts'
import { horoscopeFrom } from '#server/features/kundali/horoscopes.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import type { Biodata } from './queries.ts'

/** What a viewer told of themselves, as far as a score or a wish looks at it. */
const readViewerFacts = (db: Db, viewerId: string) =>
  db
    .selectFrom('members')
    .where('id', '=', viewerId)
    .select([
      'marital_status_id',
      'date_of_birth',
      'height_cm',
      'work_location_id',
      'native_district_id',
      'nakshatra_id',
      'charan_id',
      'raas_id',
      'mangal',
      'devak_id',
    ])
    .executeTakeFirstOrThrow()

export type WrittenExpectation = NonNullable<Biodata['expectation']>

const expectationsFrom = (row: WrittenExpectation): Expectations => ({
  maritalStatus: row.choices.marital_status ?? [],
  birthYear: { from: row.birth_year_from, to: row.birth_year_to },
  height: { from: row.height_from, to: row.height_to },
  patrikaMatch: row.patrika_match,
  workingCity: row.choices.working_city ?? [],
  nativeDistrict: row.choices.native_district ?? [],
})

/** What the horoscopes of the two score, and which wishes of the member's family the viewer meets. */
export async function compareWithViewer(
  db: Db,
  data: MasterData,
  viewer: ViewerIdentity,
  biodata: Pick<Biodata, 'id' | 'nakshatra_id' | 'charan_id' | 'raas_id' | 'mangal' | 'devak_id' | 'expectation'>,
): Promise<{ score: Score; fit: Fit | null }> {
  const own = await readViewerFacts(db, viewer.id)
  const horoscopes = new Map([
    [viewer.id, horoscopeFrom(data, own)],
    [biodata.id, horoscopeFrom(data, biodata)],
  ])
  const { bride, groom } = asCouple(viewer, biodata.id, horoscopes)
  const gunMilan = score(bride, groom)
  const facts = {
    maritalStatus: own.marital_status_id,
    birthYear: Number(own.date_of_birth.slice(0, 4)),
    height: own.height_cm,
    gunMilan: gunMilan.known ? gunMilan.total : null,
    workLocation: own.work_location_id,
    nativeDistrict: own.native_district_id,
  }
  return { score: gunMilan, fit: biodata.expectation && fitOf(expectationsFrom(biodata.expectation), facts) }
}
