import { type Bilingual, bilingual } from '#domain/words/bilingual.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { nakshatraName, raasName } from '../names.ts'
import type { DrawnKundali, KundaliForm, KundaliKind } from './drawing.ts'
import { grahaName, grahaShort } from './names.ts'
import type { SkyPlace } from './place.ts'

const words = catalogue({
  rashi: ['Rashi kundali', 'राशी कुंडली'],
  navamsa: ['Navamsa kundali', 'नवमांश कुंडली'],
  diamond: ['Maharashtra (diamond)', 'महाराष्ट्रीय'],
  square: ['Southern (square)', 'दक्षिण भारतीय'],
  lagna: [(sign: string) => `Lagna ${sign}.`, sign => `लग्न ${sign}.`],
  house: [
    (house: string, sign: string, inside: string) => `House ${house}, ${sign}: ${inside}.`,
    (house, sign, inside) => `स्थान ${house}, ${sign}: ${inside}.`,
  ],
  charan: [
    (nakshatra: string, charan: string) => `${nakshatra} ${charan}`,
    (nakshatra, charan) => `${nakshatra} चरण ${charan}`,
  ],
})

export const kindName = (kind: KundaliKind): Bilingual => bilingual(language => words(language)[kind])
export const formName = (form: KundaliForm): Bilingual => bilingual(language => words(language)[form])

/** A drawn kundali in words, for whoever hears it: lagna, then each house in which something stands. */
export function describeKundali({ cells }: DrawnKundali, kind: KundaliKind, language: Language): string {
  const t = words(language)
  const inOrder = [...cells].sort((one, other) => one.house - other.house)
  const lagna = inOrder[0] ? t.lagna(raasName[inOrder[0].sign][language]) : ''
  const houses = inOrder
    .filter(({ grahas }) => grahas.length > 0)
    .map(({ house, sign, grahas }) =>
      t.house(
        digits(language, house),
        raasName[sign][language],
        grahas.map(graha => grahaName[graha][language]).join(', '),
      ),
    )
  return [`${t[kind]}.`, lagna, ...houses].join(' ')
}

/** What is written in the row of a cell: "Ra Ch". */
export const rowText = (row: DrawnKundali['cells'][number]['rows'][number], language: Language): string =>
  row.grahas.map(graha => grahaShort[graha][language]).join(' ')

/** The degree within its sign: 12°34', cut and not rounded, so that no graha is written into the next sign. */
export function formatDegree(longitude: number, language: Language): string {
  const minutes = Math.floor((longitude % 30) * 60)
  return digits(language, `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`)
}

export const formatCharan = ({ nakshatra, pada }: Pick<SkyPlace, 'nakshatra' | 'pada'>, language: Language): string =>
  words(language).charan(nakshatraName[nakshatra][language], digits(language, pada))
