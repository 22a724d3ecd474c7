import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { formatPatrikaMatch } from '#domain/format/answers.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { missing } from '#domain/format/missing.ts'
import { fullName } from '#domain/format/name.ts'
import { formatPlace } from '#domain/format/place.ts'
import { formatRange } from '#domain/format/range.ts'
import type { DrawnKundali } from '#domain/kundali/patrika/drawing.ts'
import { bestTimeSentence } from '#domain/words/best-time-names.ts'
import { biodataLabels } from '#domain/words/biodata-labels.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { printWords } from '#domain/words/print-words.ts'
import { blockRows, formatField } from '../field-value.ts'
import { printedBlocks } from '../profile-fields.ts'
import type { ContactAnswer } from '../relations/contacts.ts'
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
  /** The drawings that a family chose for the Patrika design, below the words. */
  kundalis?: { title: string; drawings: readonly PrintedKundali[] }
}
export interface PrintedKundali {
  title: string
  drawn: DrawnKundali
}

/** A biodata of another member names the family it was given to. */
interface IssuedTo {
  registrationNo: string
  now: Date
}
/** What a family chose to add to this copy of their own biodata. No copy of another's can hold it: it is one or the other. */
interface OwnContact {
  contact: Omit<ContactAnswer, 'profile_view' | 'candidate_waits' | 'gender'>
  motherName: string
}

/**
 * Reads what this viewer was shown of the profile, so that print can hold nothing that the page would not. A value that
 * the family did not give has no row: a printed biodata is handed on, and a dash on paper asks to be explained.
 */
export function printedBiodata(
  read: FreeProfile | PaidProfile,
  language: Language,
  copy: IssuedTo | OwnContact | null,
): PrintedBiodata {
  const profile = inLanguage(read, language)
  const t = printWords(language)
  const label = biodataLabels(language)
  const own = copy && 'contact' in copy ? copy : null
  const sections = [
    { title: label.personal, rows: rowsOf('personal', profile, language) },
    { title: label.patrika, rows: rowsOf('patrika', profile, language) },
    family(profile, language, own?.motherName ?? ''),
    expectations(profile, language),
    ...(own ? [contact(inLanguage(own.contact, language), profile.gender, language)] : []),
  ]
  return {
    language,
    invocation: t.invocation,
    name: fullName(profile),
    registrationNo: profile.registration_no,
    sections: sections
      .map(({ title, rows }) => ({ title, rows: rows.filter(([, value]) => isGiven(value)) }))
      .filter(({ rows }) => rows.length > 0),
    foot:
      copy && 'now' in copy
        ? t.issuedTo(copy.registrationNo, formatDay(copy.now.toISOString(), language))
        : t.registered(profile.registration_no),
  }
}

const isGiven = (value: string) => value.trim() !== '' && value !== missing
const joined = (values: readonly (string | null | undefined)[]) => formatPlace(...values)

/** An income of nothing is not printed: on paper it would read as an answer. */
const formatPrinted: typeof formatField = (path, value, language) =>
  value === 0 ? '' : formatField(path, value, language)
const rowsOf = (block: keyof typeof printedBlocks, profile: FreeProfile | PaidProfile, language: Language) =>
  blockRows(printedBlocks[block], profile, language, formatPrinted)

function family(profile: FreeProfile | PaidProfile, language: Language, motherName: string): PrintedSection {
  const label = biodataLabels(language)
  const full = 'native_place_goan' in profile ? profile : null
  const relatives = full
    ? full.family_details.relatives.map(one => joined([one.surname, one.goan]))
    : profile.family_details.relatives.map(one => one.surname)
  const properties = full
    ? full.user_properties.map(one => joined([one.details, one.place]))
    : profile.user_properties.map(one => one.details)
  return {
    title: printWords(language).family,
    rows: [
      [printWords(language).motherName, motherName],
      ...rowsOf('home', profile, language),
      ...(full?.family_members ?? []).map(one => siblingRow(one, language)),
      ...rowsOf('mama', profile, language),
      [label.relatives, listed(relatives)],
      [label.properties, listed(properties)],
    ],
  }
}

/** Entries that hold commas themselves are kept apart by semicolons. */
const listed = (entries: readonly string[]) => entries.filter(isGiven).join('; ')

function siblingRow(sibling: PaidProfile['family_members'][number], language: Language): Row {
  const t = printWords(language)
  const label = sibling.gender === 'M' ? t.brother : t.sister
  const state = sibling.is_married === 'Y' ? t.married : t.unmarried
  return [label, joined([sibling.name, state, sibling.education, sibling.occupation, sibling.working_place])]
}

function expectations({ expectation }: FreeProfile | PaidProfile, language: Language): PrintedSection {
  const label = biodataLabels(language)
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

function contact(
  {
    family_details_contact: person,
    family_details: place,
    familty_phone_numbers_contact: phones,
  }: OwnContact['contact'],
  gender: 'M' | 'F',
  language: Language,
): PrintedSection {
  const t = printWords(language)
  const numberOf = ({ phone, best_time }: (typeof phones)[number]) =>
    [phone, bestTimeSentence(best_time, language)].filter(Boolean).join(', ')
  return {
    title: t.contact,
    rows: [
      [t.contactPerson, person.contact_full_name],
      ...phones.map(one => [phoneOwner(one, gender, language), numberOf(one)] as const),
      [t.address, joined([person.address, place.goan, place.taluka?.name, place.district?.name])],
      [t.email, place.email],
    ],
  }
}
