import { formatAbroad, formatMangal, formatPatrikaMatch } from '#domain/format/answers.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome } from '#domain/format/income.ts'
import { missing } from '#domain/format/missing.ts'
import { fullName } from '#domain/format/name.ts'
import { formatPlace } from '#domain/format/place.ts'
import { formatRange } from '#domain/format/range.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import { biodataLabels } from '#domain/words/biodata-labels.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { printWords } from '#domain/words/print-words.ts'
import type { FreeProfile, PaidProfile } from './profiles.ts'

type Row = readonly [label: string, value: string]
export interface PrintedSection {
  title: string
  rows: readonly Row[]
}

/** A biodata as it is printed: plain words in their order, without any notion of paper. */
export interface PrintedBiodata {
  language: Language
  invocation: string
  name: string
  registrationNo: string
  sections: readonly PrintedSection[]
  /** The line at the foot of every page. */
  foot: string
}

/** A biodata of another member names the family it was given to. */
interface IssuedTo {
  registrationNo: string
  now: Date
}

/**
 * Reads what this viewer was shown of the profile, so that print can hold nothing that the page would not. A value that
 * the family did not give has no row: a printed biodata is handed on, and a dash on paper asks to be explained.
 */
export function printedBiodata(
  profile: FreeProfile | PaidProfile,
  language: Language,
  issuedTo: IssuedTo | null,
): PrintedBiodata {
  const say = printWords(language)
  const sections = [
    personal(profile, language),
    horoscope(profile, language),
    family(profile, language),
    expectations(profile, language),
  ]
  return {
    language,
    invocation: say.invocation,
    name: fullName(profile),
    registrationNo: profile.registration_no,
    sections: sections
      .map(({ title, rows }) => ({ title, rows: rows.filter(([, value]) => isGiven(value)) }))
      .filter(({ rows }) => rows.length > 0),
    foot: issuedTo
      ? say.issuedTo(issuedTo.registrationNo, formatDay(issuedTo.now.toISOString(), language))
      : say.registered(profile.registration_no),
  }
}

const isGiven = (value: string) => value.trim() !== '' && value !== missing
const joined = (values: readonly (string | null | undefined)[]) => formatPlace(...values)

function personal(profile: FreeProfile | PaidProfile, language: Language): PrintedSection {
  const label = biodataLabels[language]
  const village = 'working_place_goan' in profile ? profile.working_place_goan : null
  return {
    title: label.personal,
    rows: [
      [label.dob, formatDay(profile.dob, language)],
      [label.height, formatHeight(profile.height, language)],
      [label.maritalStatus, profile.marital_status?.name ?? ''],
      [label.bloodGroup, profile.blood_group ?? ''],
      [label.skinTone, profile.scan_tone?.name ?? ''],
      [label.bodyStructure, profile.body_structure?.name ?? ''],
      [label.diet, profile.diet?.name ?? ''],
      [label.education, profile.education_courses],
      [label.occupation, profile.occupation_details],
      [label.income, profile.annual_income > 0 ? formatIncome(profile.annual_income, language) : ''],
      [label.workLocation, joined([village, profile.working_place_taluka?.name])],
      [label.abroad, formatAbroad(profile.ready_to_move_abrod, language)],
      [label.otherInfo, profile.other_info],
    ],
  }
}

function horoscope(profile: FreeProfile | PaidProfile, language: Language): PrintedSection {
  const label = biodataLabels[language]
  return {
    title: label.patrika,
    rows: [
      [label.birthTime, formatBirthTime(profile.birth_time, language)],
      [label.birthDistrict, profile.birth_district?.name ?? ''],
      [label.raas, profile.raas?.name ?? ''],
      [label.nakshatra, profile.nakshatra?.name ?? ''],
      [label.charan, profile.charan ? digits(language, profile.charan.name) : ''],
      [label.nadi, profile.nadi?.name ?? ''],
      [label.gan, profile.gan?.name ?? ''],
      [label.devak, profile.devak ?? ''],
      [label.mangal, formatMangal(profile.is_mangal, language)],
    ],
  }
}

function family(profile: FreeProfile | PaidProfile, language: Language): PrintedSection {
  const label = biodataLabels[language]
  const full = 'native_place_goan' in profile ? profile : null
  const { family_details: shared } = profile
  const relatives = full
    ? full.family_details.relatives.map(one => joined([one.surname, one.goan]))
    : shared.relatives.map(one => one.surname)
  const properties = full
    ? full.user_properties.map(one => joined([one.details, one.place]))
    : profile.user_properties.map(one => one.details)
  return {
    title: printWords(language).family,
    rows: [
      [
        label.native,
        joined([full?.native_place_goan, profile.native_place_taluka?.name, profile.native_place_district?.name]),
      ],
      [label.father, joined([shared.father_occuption, full?.family_details.father_occuption_place])],
      [label.mother, joined([shared.mother_occuption, full?.family_details.mother_occuption_place])],
      ...(full?.family_members ?? []).map(one => siblingRow(one, language)),
      [
        label.mama,
        joined([shared.mama_surname, full?.family_details.mama_native_place, full?.family_details.mama_taluka_place]),
      ],
      [label.relatives, listed(relatives)],
      [label.properties, listed(properties)],
    ],
  }
}

/** Entries that hold commas themselves are kept apart by semicolons. */
const listed = (entries: readonly string[]) => entries.filter(isGiven).join('; ')

function siblingRow(sibling: PaidProfile['family_members'][number], language: Language): Row {
  const say = printWords(language)
  const label = sibling.gender === 'M' ? say.brother : say.sister
  const state = sibling.is_married === 'Y' ? say.married : say.unmarried
  return [label, joined([sibling.name, state, sibling.education, sibling.occupation, sibling.working_place])]
}

function expectations({ expectation }: FreeProfile | PaidProfile, language: Language): PrintedSection {
  const label = biodataLabels[language]
  if (!expectation) return { title: label.hopes, rows: [] }
  return {
    title: label.hopes,
    rows: [
      [label.maritalStatus, joined(expectation.marital_status)],
      [label.birthYears, formatRange(language, [expectation.birth_year_from, expectation.birth_year_to])],
      [label.height, formatRange(language, [expectation.height_from, expectation.height_to], formatHeight)],
      [label.patrikaMatching, formatPatrikaMatch(expectation.patrika_match, language)],
      [label.workingCountry, joined(expectation.working_country)],
      [label.workingCity, joined(expectation.working_city)],
      [label.familyResidence, joined(expectation.family_residence)],
      [label.nativeDistrict, joined(expectation.native_district)],
      [label.otherExpectations, expectation.occupation_other_expectations],
    ],
  }
}
