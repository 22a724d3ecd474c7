import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { commonLanguage } from '#domain/families/both-scripts/script-of.ts'
import { formatBirthAccuracy } from '#domain/format/answers.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import { type Breakdown, breakdown } from '#domain/kundali/breakdown.ts'
import { maxTotal } from '#domain/kundali/max-total.ts'
import { mangalName, raasName } from '#domain/kundali/names.ts'
import { dashasBetween } from '#domain/kundali/patrika/dasha.ts'
import { formatCharan, formatDegree, kindName } from '#domain/kundali/patrika/describe.ts'
import { drawKundali, kundaliKinds, signsOf } from '#domain/kundali/patrika/drawing.ts'
import { grahas } from '#domain/kundali/patrika/grahas.ts'
import { grahaName } from '#domain/kundali/patrika/names.ts'
import type { Patrika } from '#domain/kundali/patrika/patrika.ts'
import type { SkyPlace } from '#domain/kundali/patrika/place.ts'
import { chartWarnings } from '#domain/kundali/patrika/warnings.ts'
import { underName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import type { Db } from '#server/db/open.ts'
import { readHoroscope } from '#server/features/families/kundali/horoscopes.ts'
import { type MemberChart, readChart } from '#server/features/families/patrika/queries.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { GurujiSheet, SheetSide } from '#server/features/shared/printing/guruji-sheet.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { sheetWords } from './words.ts'

const yearsAhead = 5
const mostDashas = 7

const readPerson = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .select([
      'registration_no',
      'first_name',
      'middle_name',
      'last_name',
      'second_script',
      'date_of_birth',
      'birth_time',
      'birth_time_accuracy',
    ])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
type Person = Awaited<ReturnType<typeof readPerson>>

interface SheetRequest {
  brideId: string
  groomId: string
  takerId: string
  language: Language
  now: Date
}

/** Gathers what the two families take to their guruji, in the words of one language. */
export async function gurujiSheet(db: Db, data: MasterData, request: SheetRequest): Promise<GurujiSheet> {
  const { brideId, groomId, takerId, language, now } = request
  const t = sheetWords(language)
  const today = dayInIndia(now)
  const [bride, groom] = [await readPerson(db, brideId), await readPerson(db, groomId)]
  const nameLanguage = commonLanguage(language, each => [nameIn(each, bride), nameIn(each, groom)])
  const sideOf = async (memberId: string, person: Person, role: string) =>
    presentSide(person, await readChart(db, data, memberId, now), { role, language, nameLanguage, today })
  const result = breakdown(await readHoroscope(db, data, brideId), await readHoroscope(db, data, groomId))
  const taker = await readPerson(db, takerId)
  return {
    language,
    title: t.title,
    bride: await sideOf(brideId, bride, t.bride),
    groom: await sideOf(groomId, groom, t.groom),
    kootas: presentKootas(result, language),
    notes: [
      ...(result.known ? result.notes.map(({ text }) => text[language]) : []),
      ...(result.devak ? [result.devak[language]] : []),
    ],
    titles: { mangal: t.mangal, dashas: t.dashas, warnings: t.warnings },
    noVerdict: t.noVerdict,
    foot: underName(
      t.foot(taker.registration_no, formatDay(now.toISOString(), language)),
      siteNames(await databaseSite(db)()),
    ),
  }
}

function presentKootas(result: Breakdown, language: Language): GurujiSheet['kootas'] {
  const t = sheetWords(language)
  if (!result.known) return { missing: [t.notKnown, ...result.missing.map(({ text }) => text[language])] }
  const number = (points: number) => digits(language, points)
  return {
    title: t.kootas,
    head: { name: t.koota, bride: t.bride, groom: t.groom, points: t.points, reason: t.working },
    rows: result.kootas.map(({ name, bride, groom, points, max, reason }) => ({
      name: name[language],
      bride: bride[language],
      groom: groom[language],
      points: `${number(points)} / ${number(max)}`,
      reason: reason[language],
    })),
    total: t.total(number(result.total), number(maxTotal), result.band.name[language]),
  }
}

interface SideContext {
  role: string
  language: Language
  nameLanguage: Language
  today: Day
}

function presentSide(
  person: Person,
  { chart, placeName, mangalTold }: MemberChart,
  { role, language, nameLanguage, today }: SideContext,
): SheetSide {
  const t = sheetWords(language)
  const computed = chart.state === 'known' ? chart : null
  const missing = { no_time: t.noTime, no_place: t.noPlace, impossible_time: t.impossibleTime }
  const familyMangal = mangalTold ? t.told(mangalName[mangalTold][language]) : t.notTold
  return {
    role,
    name: `${nameIn(nameLanguage, person)} (${person.registration_no})`,
    born: t.born(formatDay(person.date_of_birth, language), toldTime(person, language), placeName?.[language] ?? '-'),
    missing: chart.state === 'known' ? null : missing[chart.state],
    kundalis: computed
      ? kundaliKinds.map(kind => ({
          title: kindName(kind)[language],
          drawn: drawKundali(signsOf(computed.patrika, kind), 'diamond'),
        }))
      : [],
    places: computed ? presentPlaces(computed.patrika, language) : [],
    mangal: [familyMangal, ...(computed ? presentMangal(computed.patrika, language) : [])],
    dashas: computed ? presentDashas(computed.patrika, today, language) : [],
    warnings: computed ? chartWarnings(computed).map(warning => warning[language]) : [],
  }
}

/** The birth time, with a note where the family said that it is approximate. */
function toldTime({ birth_time, birth_time_accuracy }: Person, language: Language): string {
  const time = formatBirthTime(birth_time, language)
  const isExact = birth_time_accuracy === null || birth_time_accuracy === 'EXACT'
  return isExact ? time : `${time} (${formatBirthAccuracy(birth_time_accuracy, language)})`
}

function presentPlaces({ lagna, grahas: places }: Patrika, language: Language): SheetSide['places'] {
  const t = sheetWords(language)
  const row = (name: string, place: SkyPlace) =>
    [
      name,
      `${raasName[place.sign][language]} ${formatDegree(place.longitude, language)}`,
      formatCharan(place, language),
    ] as const
  return [
    row(t.lagna, lagna),
    ...grahas.map(graha =>
      row(`${grahaName[graha][language]}${places[graha].retrograde ? ` (${t.retrograde})` : ''}`, places[graha]),
    ),
  ]
}

function presentMangal({ mangal }: Patrika, language: Language): string[] {
  const t = sheetWords(language)
  const verdict = (isMangal: boolean, isWith2: boolean) => {
    if (isMangal) return t.isMangal
    return isWith2 ? t.isSecond : t.isNone
  }
  return [
    `${t.fromLagna(digits(language, mangal.houseFromLagna))}: ${verdict(mangal.fromLagna, mangal.fromLagnaWith2)}`,
    `${t.fromMoon(digits(language, mangal.houseFromMoon))}: ${verdict(mangal.fromMoon, mangal.fromMoonWith2)}`,
    ...(mangal.ownSign ? [t.ownSign] : []),
    ...(mangal.exalted ? [t.exalted] : []),
  ]
}

function presentDashas({ dasha }: Patrika, today: Day, language: Language): SheetSide['dashas'] {
  const t = sheetWords(language)
  return dashasBetween(dasha.periods, today, addDays(today, Math.round(yearsAhead * 365.25)))
    .slice(0, mostDashas)
    .map(
      ({ maha, lord, from, to }) =>
        [
          `${grahaName[maha][language]} - ${grahaName[lord][language]}`,
          t.span(formatDay(from, language), formatDay(to, language)),
        ] as const,
    )
}
