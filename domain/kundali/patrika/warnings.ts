import { formatDay } from '#domain/format/date.ts'
import { type Bilingual, bilingual } from '#domain/words/bilingual.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { birthWarning } from '../birth.ts'
import { nakshatraName, type Raas, raasName } from '../names.ts'
import { birthWords } from '../words.ts'
import { placeAt } from '../zodiac.ts'
import type { BirthChart } from './birth-chart.ts'
import { tithiName, varaName } from './names.ts'
import { patrikaWords } from './words.ts'

type Known = Extract<BirthChart, { state: 'known' }>

/** "Mesh, Vrushabh or Mithun". */
function listed(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${patrikaWords(language).or} ${last}`
}

const signs = (list: readonly Raas[], language: Language) =>
  listed(
    list.map(sign => raasName[sign][language]),
    language,
  )

const charans = (list: readonly number[], language: Language) =>
  listed(
    list
      .map(placeAt)
      .map(({ nakshatra, charan }) =>
        birthWords(language).charan(nakshatraName[nakshatra][language], digits(language, charan)),
      ),
    language,
  )

/** What is in doubt in this chart, a sentence each. */
export function chartWarnings({ doubts, minutesOff }: Known): Bilingual[] {
  const isAbout = minutesOff > 0
  const isDoubtful = (list: readonly unknown[]) => list.length > 1
  const inBothLanguages = (textIn: (phrases: ReturnType<typeof patrikaWords>, language: Language) => string) =>
    bilingual(language => textIn(patrikaWords(language), language))
  const moonWarning = isAbout
    ? isDoubtful(doubts.moon) &&
      inBothLanguages((phrases, language) => phrases.moonAbout(charans(doubts.moon, language)))
    : birthWarning({ timed: true, possible: doubts.moon.map(placeAt) })
  const { dashaEnd } = doubts
  return [
    isDoubtful(doubts.lagnaByTime) &&
      inBothLanguages((phrases, language) =>
        (isAbout ? phrases.lagnaAbout : phrases.lagnaNearEdge)(signs(doubts.lagnaByTime, language)),
      ),
    isDoubtful(doubts.lagnaByDistrict) &&
      inBothLanguages((phrases, language) => phrases.lagnaInDistrict(signs(doubts.lagnaByDistrict, language))),
    moonWarning,
    isDoubtful(doubts.tithi) &&
      inBothLanguages((phrases, language) =>
        phrases.tithi(
          listed(
            doubts.tithi.map(tithi => tithiName(tithi)[language]),
            language,
          ),
        ),
      ),
    isDoubtful(doubts.weekday) &&
      inBothLanguages((phrases, language) =>
        phrases.vara(
          listed(
            doubts.weekday.map(day => varaName(day)[language]),
            language,
          ),
        ),
      ),
    doubts.mangalFromLagna && inBothLanguages(phrases => phrases.mangalFromLagna),
    doubts.mangalFromMoon && inBothLanguages(phrases => phrases.mangalFromMoon),
    dashaEnd &&
      inBothLanguages((phrases, language) =>
        phrases.dashaEnd(formatDay(dashaEnd.from, language), formatDay(dashaEnd.to, language)),
      ),
  ].filter(warning => warning !== false && warning !== null)
}
