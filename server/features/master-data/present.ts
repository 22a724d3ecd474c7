import type { MasterOption, MasterType, Place } from '#contract/master-data.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { MasterData } from './queries.ts'

/** The wire's spelling to ours, where they differ. */
const ourType = (type: MasterType): string => (type === 'NAKSHTRA' ? 'NAKSHATRA' : type)

interface Named {
  id: string
  name_en: string
  name_mr: string
  also_known_as?: string[]
}

const nameIn = (language: Language, row: Named) => (language === 'mr' ? row.name_mr : row.name_en)

/** Found under its name in the other script too: a grandmother types what she knows. */
export function presentPlace(language: Language, row: Named): Place {
  const other = language === 'mr' ? row.name_en : row.name_mr
  return { uuid: row.id, name: nameIn(language, row), also: [other, ...(row.also_known_as ?? [])] }
}

export function presentOptions(
  data: MasterData,
  language: Language,
  type: MasterType,
  nakshatraId?: string,
): MasterOption[] {
  const wanted = ourType(type)
  return data.options
    .filter(row => row.type === wanted && (!nakshatraId || row.parent_id === nakshatraId.toLowerCase()))
    .map(row => ({
      uuid: row.id,
      name: nameIn(language, row),
      code: row.code,
      ...(type === 'DEVAK' && { id: row.id }),
      ...(row.parent_id && { nakshatra_id: row.parent_id }),
    }))
}
