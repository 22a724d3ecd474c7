import type { EnteredField, EnteredHoroscope } from '#domain/kundali/disagreements.ts'
import { ganOf } from '#domain/kundali/kootas/gan.ts'
import { nadiOf } from '#domain/kundali/kootas/nadi.ts'
import type { ZodiacPlace } from '#domain/kundali/zodiac.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Row } from '#server/db/schema.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'

interface StarOption {
  uuid: string
  name: string
}

export const optionTypeOf: Readonly<Record<EnteredField, string>> = {
  nakshatra: 'NAKSHATRA',
  raas: 'RAAS',
  charan: 'CHARAN',
  nadi: 'NADI',
  gan: 'GAN',
}

const codeAt: Readonly<Record<EnteredField, (place: ZodiacPlace) => number | string>> = {
  nakshatra: place => place.nakshatra,
  raas: place => place.raas,
  charan: place => place.charan,
  nadi: place => nadiOf[place.nakshatra],
  gan: place => ganOf[place.nakshatra],
}

/** Finds the form's options for a place of the zodiac. Charans repeat their codes, so one is found by its nakshatra. */
export function starOptions(data: MasterData, language: Language) {
  const present = (option: Row<'options'>): StarOption => ({ uuid: option.id, name: option[`name_${language}`] })
  const optionWithCode = (
    field: EnteredField,
    code: number | string,
    parentId: string | null = null,
  ): Row<'options'> => {
    const option = data.options.find(
      one => one.type === optionTypeOf[field] && one.code === String(code) && one.parent_id === parentId,
    )
    if (!option) throw new Error(`the lists have no ${field} ${code}`)
    return option
  }
  const atPlace = (field: EnteredField, place: ZodiacPlace): StarOption => {
    const parent = field === 'charan' ? optionWithCode('nakshatra', place.nakshatra).id : null
    return present(optionWithCode(field, codeAt[field](place), parent))
  }
  return {
    present,
    atPlace,
    /** The options that agree with the birth, only those of the entered nakshatra where that nakshatra is possible. */
    possibleFor(
      field: EnteredField,
      codes: readonly (number | string)[],
      possible: readonly ZodiacPlace[],
      entered: EnteredHoroscope,
    ) {
      const ofEntered = possible.filter(place => place.nakshatra === entered.nakshatra)
      const fitting = (ofEntered.length > 0 ? ofEntered : possible).filter(place =>
        codes.includes(codeAt[field](place)),
      )
      return [...new Map(fitting.map(place => atPlace(field, place)).map(option => [option.uuid, option])).values()]
    },
  }
}
