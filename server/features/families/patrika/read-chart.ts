import { type Mangal, mangalName } from '#domain/kundali/names.ts'
import { type BirthChart, birthChart } from '#domain/kundali/patrika/birth-chart.ts'
import type { Bilingual } from '#domain/words/bilingual.ts'
import type { Db } from '#server/db/open.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { toldBirth } from './birth.ts'
import { keepCharts, readBirth } from './queries.ts'

export interface MemberChart {
  chart: BirthChart | { state: 'no_time' | 'no_place' }
  placeName: Bilingual | null
  mangalTold: Mangal | null
}

const isMangal = (value: string | null): value is Mangal => value !== null && Object.hasOwn(mangalName, value)

/**
 * The chart of a member: the one that is kept, or else computed now and kept. It is read after a change of the birth details
 * more often than it is not, and takes a few milliseconds.
 */
export async function readChart(db: Db, data: MasterData, memberId: string, now: Date): Promise<MemberChart> {
  const { id, mangal, chart: kept, ...birth } = await readBirth(db, memberId)
  const told = toldBirth(data, birth)
  const mangalTold = isMangal(mangal) ? mangal : null
  if (told.state !== 'told') return { chart: told, placeName: null, mangalTold }
  const chart = kept ?? birthChart(told.birth)
  if (!kept) await keepCharts(db, [{ id, chart, ...birth }], now)
  return { chart, placeName: told.placeName, mangalTold }
}
