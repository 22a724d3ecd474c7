import type { Horoscope } from '#domain/kundali/horoscope.ts'
import { type Mangal, mangalName } from '#domain/kundali/names.ts'
import { isCharan, isNakshatra, isRaas } from '#domain/kundali/zodiac.ts'
import type { Db } from '#server/db/open.ts'
import { optionIn } from '#server/features/master-data/options.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'

const readStars = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('members')
    .select(['id', 'nakshatra_id', 'charan_id', 'raas_id', 'mangal', 'devak_id'])
    .where('id', 'in', ids)
    .execute()
export type Stars = Omit<Awaited<ReturnType<typeof readStars>>[number], 'id'>

const isMangal = (value: string | null): value is Mangal => value !== null && Object.hasOwn(mangalName, value)

/** What a member told of the birth, in the engine's words: the lists carry its codes. */
export function horoscopeFrom(data: MasterData, stars: Stars): Horoscope {
  const code = (id: string | null) => Number(optionIn(data, id)?.code ?? Number.NaN)
  const [nakshatra, charan, raas] = [code(stars.nakshatra_id), code(stars.charan_id), code(stars.raas_id)]
  return {
    nakshatra: isNakshatra(nakshatra) ? nakshatra : undefined,
    charan: isCharan(charan) ? charan : undefined,
    raas: isRaas(raas) ? raas : undefined,
    mangal: isMangal(stars.mangal) ? stars.mangal : undefined,
    devak: stars.devak_id ?? undefined,
  }
}

export async function horoscopesOf(
  db: Db,
  data: MasterData,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Horoscope>> {
  const rows = await readStars(db, ids)
  return new Map(rows.map(row => [row.id, horoscopeFrom(data, row)]))
}
