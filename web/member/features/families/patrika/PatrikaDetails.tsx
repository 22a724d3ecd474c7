import type { DrawnPatrika, PatrikaAnswer } from '#contract/families/patrika.ts'
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
import { patrikaPageWords } from './words.ts'

type Known = DrawnPatrika
interface Props {
  patrika: Known
  mangalTold: PatrikaAnswer['mangal_told']
  language: Language
}

/** What a guruji reads beside the drawing: positions, panchang, dashas and mangal. */
export function PatrikaDetails({ patrika, mangalTold, language }: Props) {
  const t = patrikaPageWords(language)
  const part = (title: string, facts: readonly Fact[]) => (
    <section>
      <h3>{title}</h3>
      <Facts facts={facts} />
    </section>
  )
  return (
    <div className={styles.details}>
      <Places patrika={patrika} language={language} />
      {part(t.mangal, mangalFacts(patrika, mangalTold, language))}
      {part(t.panchang, panchangFacts(patrika, language))}
      <details>
        <summary>{t.dasha}</summary>
        <Facts
          facts={patrika.dasha.periods.map(
            ({ lord, from, to }): Fact => [
              grahaName[lord][language],
              t.span(formatDay(from, language), formatDay(to, language)),
            ],
          )}
        />
      </details>
    </div>
  )
}

/** In large letters the table scrolls sideways, which keys can do only where it takes the focus. */
const scrolledByKeys = { tabIndex: 0 }

/** Lagna and grahas, a row each. */
function Places({ patrika, language }: Pick<Props, 'patrika' | 'language'>) {
  const t = patrikaPageWords(language)
  const rows: [name: string, place: Known['lagna'], isRetrograde: boolean][] = [
    [t.lagna, patrika.lagna, false],
    ...grahas.map((graha): (typeof rows)[number] => {
      const place = patrika.grahas[graha]
      return [grahaName[graha][language], place, place.retrograde]
    }),
  ]
  return (
    <section className={styles.places} aria-labelledby="grahas" {...scrolledByKeys}>
      <h3 id="grahas">{t.grahas}</h3>
      <table className="numeric" aria-labelledby="grahas">
        <thead>
          <tr>
            {[t.graha, t.raas, t.nakshatra, t.navamsa, t.house].map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, place, isRetrograde]) => (
            <tr key={name}>
              <th scope="row">
                {name} {isRetrograde ? <small>{t.retrograde}</small> : null}
              </th>
              <td>
                {raasName[place.sign][language]} {formatDegree(place.longitude, language)}
              </td>
              <td>{formatCharan(place, language)}</td>
              <td>{raasName[place.navamsa as Raas][language]}</td>
              <td>{digits(language, place.house)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function panchangFacts({ panchang, grahas: { moon } }: Known, language: Language): Fact[] {
  const t = patrikaPageWords(language)
  return [
    [t.tithi, tithiName(panchang.tithi)[language]],
    [t.vara, panchang.weekday === null ? t.noSunrise : varaName(panchang.weekday)[language]],
    [t.nakshatra, formatCharan(moon, language)],
    [t.yoga, yogaName(panchang.yoga)[language]],
    [t.karana, karanaWords[karanaNameOf(panchang.karana)][language]],
    [t.sunrise, panchang.sunrise === null ? t.noSunrise : formatBirthTime(panchang.sunrise, language)],
  ]
}

function mangalFacts({ mangal }: Known, told: PatrikaAnswer['mangal_told'], language: Language): Fact[] {
  const t = patrikaPageWords(language)
  const verdict = (house: number, isMangal: boolean, isWith2: boolean) => {
    const number = digits(language, house)
    if (isMangal) return t.yes(number)
    return isWith2 ? t.second(number) : t.no(number)
  }
  const toldFact: Fact = [t.told, told ? mangalName[told][language] : t.notTold]
  if (!mangal) return [toldFact]
  const softened = [...(mangal.ownSign ? [t.ownSign] : []), ...(mangal.exalted ? [t.exalted] : [])]
  return [
    toldFact,
    [t.fromLagna, verdict(mangal.houseFromLagna, mangal.fromLagna, mangal.fromLagnaWith2)],
    [t.fromMoon, verdict(mangal.houseFromMoon, mangal.fromMoon, mangal.fromMoonWith2)],
    ...(softened.length > 0 ? [[t.softens, softened.join(', ')] as const] : []),
  ]
}
