import type { PatrikaAnswer } from '#contract/patrika.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import { mangalName, type Raas, raasName } from '#domain/kundali/names.ts'
import { formatCharan, formatDegree } from '#domain/kundali/patrika/describe.ts'
import { grahas } from '#domain/kundali/patrika/grahas.ts'
import { karanaNameOf } from '#domain/kundali/patrika/karana.ts'
import { grahaName, karanaWords, tithiName, varaName, yogaName } from '#domain/kundali/patrika/names.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import styles from './Patrika.module.css'
import { patrikaPageWords } from './patrika-words.ts'

type Known = NonNullable<PatrikaAnswer['patrika']>
interface Props {
  patrika: Known
  mangalTold: PatrikaAnswer['mangal_told']
  language: Language
}

/** What a guruji reads beside the drawing: places, panchang, dashas and mangal. */
export function PatrikaDetails({ patrika, mangalTold, language }: Props) {
  const say = patrikaPageWords(language)
  const part = (title: string, facts: readonly Fact[]) => (
    <section>
      <h3>{title}</h3>
      <Facts facts={facts} />
    </section>
  )
  return (
    <div className={styles.details}>
      {part(say.grahas, placeFacts(patrika, language))}
      {part(say.mangal, mangalFacts(patrika, mangalTold, language))}
      {part(say.panchang, panchangFacts(patrika, language))}
      {part(
        say.dasha,
        patrika.dasha.periods.map(({ lord, from, to }) => [
          grahaName[lord][language],
          say.span(formatDay(from, language), formatDay(to, language)),
        ]),
      )}
    </div>
  )
}

function placeFacts({ lagna, grahas: places }: Known, language: Language): Fact[] {
  const say = patrikaPageWords(language)
  const textOf = (place: Known['lagna'], isRetrograde: boolean) =>
    [
      `${raasName[place.sign][language]} ${formatDegree(place.longitude, language)}`,
      formatCharan(place, language),
      say.navamsa(raasName[place.navamsa as Raas][language]),
      say.house(digits(language, place.house)),
      ...(isRetrograde ? [say.retrograde] : []),
    ].join(' · ')
  return [
    [say.lagna, textOf(lagna, false)],
    ...grahas.map((graha): Fact => [grahaName[graha][language], textOf(places[graha], places[graha].retrograde)]),
  ]
}

function panchangFacts({ panchang, grahas: { moon } }: Known, language: Language): Fact[] {
  const say = patrikaPageWords(language)
  return [
    [say.tithi, tithiName(panchang.tithi)[language]],
    [say.vara, panchang.weekday === null ? say.noSunrise : varaName(panchang.weekday)[language]],
    [say.nakshatra, formatCharan(moon, language)],
    [say.yoga, yogaName(panchang.yoga)[language]],
    [say.karana, karanaWords[karanaNameOf(panchang.karana)][language]],
    [say.sunrise, panchang.sunrise === null ? say.noSunrise : formatBirthTime(panchang.sunrise, language)],
  ]
}

function mangalFacts({ mangal }: Known, told: PatrikaAnswer['mangal_told'], language: Language): Fact[] {
  const say = patrikaPageWords(language)
  const verdict = (house: number, isMangal: boolean, isWith2: boolean) => {
    const number = digits(language, house)
    if (isMangal) return say.yes(number)
    return isWith2 ? say.second(number) : say.no(number)
  }
  const softened = [...(mangal.ownSign ? [say.ownSign] : []), ...(mangal.exalted ? [say.exalted] : [])]
  return [
    [say.told, told ? mangalName[told][language] : say.notTold],
    [say.fromLagna, verdict(mangal.houseFromLagna, mangal.fromLagna, mangal.fromLagnaWith2)],
    [say.fromMoon, verdict(mangal.houseFromMoon, mangal.fromMoon, mangal.fromMoonWith2)],
    ...(softened.length > 0 ? [[say.softens, softened.join(', ')] as const] : []),
  ]
}
