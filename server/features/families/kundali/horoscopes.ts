import type { Horoscope } from '#domain/kundali/horoscope.ts'
import { isMangal } from '#domain/kundali/names.ts'
import { isCharan, isNakshatra, isRaas } from '#domain/kundali/zodiac.ts'
import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { optionIn } from '#server/features/shared/master-data/options.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { BirthDetails } from '#server/http/viewer.ts'

/** A member's birth details as the kundali engine knows them: the codes of the options are the engine's. */
export function horoscopeFrom(data: MasterData, details: BirthDetails): Horoscope {
  const code = (id: string | null) => Number(optionIn(data, id)?.code ?? Number.NaN)
  const [nakshatra, charan, raas] = [code(details.nakshatra_id), code(details.charan_id), code(details.raas_id)]
  return {
    nakshatra: isNakshatra(nakshatra) ? nakshatra : undefined,
    charan: isCharan(charan) ? charan : undefined,
    raas: isRaas(raas) ? raas : undefined,
    mangal: isMangal(details.mangal) ? details.mangal : undefined,
    devak: details.devak_id ?? undefined,
  }
}

export async function readHoroscope(db: Db, data: MasterData, memberId: string): Promise<Horoscope> {
  const row = await db
    .selectFrom('members')
    .select(['nakshatra_id', 'charan_id', 'raas_id', 'mangal', 'devak_id'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return horoscopeFrom(data, row)
}

/** Orders two horoscopes as bride and groom, by the gender of the viewer. */
export const asCouple = ({ gender }: { gender: Gender }, own: Horoscope, other: Horoscope) =>
  gender === 'F' ? { bride: own, groom: other } : { bride: other, groom: own }
