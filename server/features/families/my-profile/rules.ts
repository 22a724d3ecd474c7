import type { EditedProfile } from '#contract/families/edited-profile.ts'
import { broken } from '#contract/field-words.ts'
import type { BrokenRules } from '#contract/issues.ts'
import { type FieldTable, familyFields, memberFields } from '#contract/profile-fields.ts'
import { expectationListNames, expectationLists, type ListName } from '#contract/site/choice-lists.ts'
import { isRetired, optionIn } from '#server/features/shared/master-data/options.ts'
import { type MasterData, storedType } from '#server/features/shared/master-data/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { EditableProfile } from './present.ts'
import { numberSentences } from './words.ts'

/** The lists that have tables of their own. */
const places = {
  'work-location': 'workLocations',
  district: 'districts',
  taluka: 'talukas',
  state: 'states',
  'birth-place': 'birthPlaces',
  country: 'countries',
} as const
const isPlaces = (list: ListName): list is keyof typeof places => Object.hasOwn(places, list)

const isIn = (data: MasterData, list: ListName, id: string): boolean =>
  isPlaces(list)
    ? data[places[list]].some(row => row.id === id.toLowerCase())
    : optionIn(data, id)?.type === storedType(list)

/** Two choices of which one lies within the other, as they will be stored. */
interface Pair {
  whole: string | null | undefined
  part: string | null | undefined
}
const isOutside = ({ whole, part }: Pair, wholeOf: (id: string) => string | null | undefined) =>
  Boolean(part) && wholeOf(part?.toLowerCase() ?? '') !== whole?.toLowerCase()

const sentOr = <T>(sent: T | undefined, stored: T): T => (sent === undefined ? stored : sent)

/** A retired entry may stay where it is stored, but not be chosen anew. */
const isChosenAnew = (data: MasterData, id: string, stored: readonly unknown[]) =>
  isRetired(data, id) && !stored.some(one => String(one).toLowerCase() === id.toLowerCase())

/** Checks that each choice is from its own list, a taluka in its district and a charan in its nakshatra. */
export function profileChoiceErrors(data: MasterData, sent: EditedProfile, stored: EditableProfile): BrokenRules {
  const errors: BrokenRules = {}
  const check = (table: FieldTable, chosen: object, stored: object, within = '') => {
    for (const [name, field] of Object.entries(table)) {
      const id = (chosen as Readonly<Record<string, unknown>>)[name]
      if (field.kind !== 'choice' || typeof id !== 'string') continue
      const before = (stored as Readonly<Record<string, unknown>>)[name]
      if (!isIn(data, field.list, id)) errors[`${within}${name}`] = broken('malformed')
      else if (isChosenAnew(data, id, [before])) errors[`${within}${name}`] = broken('retired_choice')
    }
  }
  const family = sent.family_details ?? {}
  check(memberFields, sent, stored)
  check(familyFields, family, stored.family_details, 'family_details.')
  for (const name of expectationListNames) {
    const ids = sent.expectation?.[name] ?? []
    if (!ids.every(id => isIn(data, expectationLists[name], id))) errors[`expectation.${name}`] = broken('malformed')
    else if (ids.some(id => isChosenAnew(data, id, stored.expectation?.[name] ?? [])))
      errors[`expectation.${name}`] = broken('retired_choice')
  }
  const districtOf = (id: string) => data.talukas.find(taluka => taluka.id === id)?.district_id
  const native = {
    whole: sent.native_place_district_id,
    part: sentOr(sent.native_place_taluka_id, stored.native_place_taluka_id),
  }
  if (!errors.native_place_district_id && isOutside(native, districtOf))
    errors.native_place_taluka_id ??= broken('taluka_outside')
  const residence = {
    whole: sentOr(family.district_id, stored.family_details.district_id),
    part: sentOr(family.taluka_id, stored.family_details.taluka_id),
  }
  // A page that knows only the taluka sends no district.
  if (residence.whole && !errors['family_details.district_id'] && isOutside(residence, districtOf))
    errors['family_details.taluka_id'] ??= broken('taluka_outside')
  const star = {
    whole: sentOr(sent.nakshatra_id, stored.nakshatra_id),
    part: sentOr(sent.charan_id, stored.charan_id),
  }
  if (!errors.nakshatra_id && isOutside(star, id => optionIn(data, id)?.parent_id))
    errors.charan_id ??= broken('charan_outside')
  return errors
}

const sentences = {
  members_one_number_visible: numberSentences.lastNumber,
  members_one_number_at_once: numberSentences.lastAtOnce,
}

function sentenceOf(error: unknown) {
  const { code, constraint = '' } = error as { code?: string; constraint?: string }
  const isOfNumbers = code === '23514' && Object.hasOwn(sentences, constraint)
  return isOfNumbers ? sentences[constraint as keyof typeof sentences] : null
}

/** Runs a write that may hide or remove a number, or let it wait. The database's checks decide; this words their refusal. */
export async function keepOneNumberVisible<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const sentence = sentenceOf(error)
    throw sentence ? new Refusal('conflict', { sentence }) : error
  }
}

/** A number or address of the record that another family may come to read. */
export interface RecordContact {
  /** All its digits, or the address. */
  text: string
  owner: string
  isOpen: boolean
}
type IsKnown = (contact: string) => boolean

/** A number may be written with digits around it, which a reader leaves out again. */
export const numbersIn = (text: string) =>
  text.includes('@') ? [text] : Array.from({ length: Math.max(1, text.length - 9) }, (_, at) => text.slice(at, at + 10))
const known = (rows: readonly RecordContact[], isKnown: IsKnown) =>
  rows.flatMap(({ text }) => numbersIn(text)).filter(isKnown)
const marked = (rows: readonly RecordContact[]) =>
  rows.filter(({ owner }) => owner === 'CANDIDATE').map(({ text }) => text.slice(-10))
const withContact = (rows: readonly RecordContact[], contact: string) =>
  rows.filter(({ text }) => text.includes(contact))

/** The candidate's own: what stands as theirs, and what is known to be. */
export const contactsOfCandidate = (rows: readonly RecordContact[], isKnown: IsKnown): string[] => [
  ...marked(rows),
  ...known(rows, isKnown),
]

/** Those of the candidate that a write takes out of the record. */
export const takenOut = (before: readonly RecordContact[], after: readonly RecordContact[], isKnown: IsKnown) =>
  contactsOfCandidate(before, isKnown).filter(contact => withContact(after, contact).length === 0)

/** Whether a write does to a contact of the candidate's what only the candidate does. Everybody may hide one. */
export function changesCandidates(
  before: readonly RecordContact[],
  after: readonly RecordContact[],
  isKnown: IsKnown,
): boolean {
  const theirs = [...marked(before), ...known([...before, ...after], isKnown)]
  const ownersOf = (rows: readonly RecordContact[], contact: string) =>
    withContact(rows, contact)
      .map(({ owner }) => owner)
      .toSorted()
      .join()
  const isOpen = (rows: readonly RecordContact[], contact: string) => withContact(rows, contact).some(one => one.isOpen)
  return (
    theirs.some(contact => ownersOf(before, contact) !== ownersOf(after, contact)) ||
    [...theirs, ...marked(after)].some(contact => isOpen(after, contact) && !isOpen(before, contact))
  )
}
