import { type EditedProfile, editedProfile } from '#contract/families/edited-profile.ts'
import { brokenByDay } from '#contract/families/profile-rules.ts'
import { broken } from '#contract/field-words.ts'
import { email as emailField } from '#contract/fields.ts'
import { rulesOfIssues } from '#contract/issues.ts'
import { fieldOfTarget, type ImportTarget, isListed } from '#contract/office/import-targets.ts'
import { isSameName } from '#domain/families/both-scripts/same-name.ts'
import { scriptOf } from '#domain/families/both-scripts/script-of.ts'
import type { Gender } from '#domain/limits.ts'
import { dayOf, entryKey, entryNamed, heightOf, incomeOf, nameParts, timeOf } from '#domain/office/import-values.ts'
import type { ImportProblem } from '#domain/office/imports.ts'
import type { JudgeContext, ListEntry } from './list-entries.ts'
import { mobileOf } from './mobile-numbers.ts'
import { photoKey } from './photos/rules.ts'

export interface ImportedPerson {
  gender: Gender
  mobile: string | null
  dialCode: string
  countryCode: string
  email: string | null
  profile: EditedProfile
}
/** The person of a row or its problems, and the key of the photo that the row names. */
export type Judgement = ({ person: ImportedPerson } | { problems: ImportProblem[] }) & { photo: string | null }

type RowValues = Partial<Record<ImportTarget, string>>

/** A row as it is stored: its cells, and what somebody corrected of it by field. */
interface StoredRow {
  cells: readonly string[]
  corrected: RowValues
}
export function storedRowFrom(text: string): StoredRow {
  const stored = JSON.parse(text) as string[] | StoredRow
  return Array.isArray(stored) ? { cells: stored, corrected: {} } : (stored as StoredRow)
}

/** What a row says of each field, the text that counts first. */
type RowTexts = Partial<Record<ImportTarget, string[]>>

/**
 * What was corrected stands alone; else the filled columns for a field count from the left, and after them the value that is
 * fixed for all rows. The parts of a whole name follow the columns that name them alone.
 */
function rowTextsOf({ columns, fixed }: JudgeContext, { cells, corrected }: StoredRow): RowTexts {
  const texts: RowTexts = {}
  const add = (target: ImportTarget, text: string | undefined) => {
    if (text) texts[target] = [...(texts[target] ?? []), text]
  }
  for (const [target, text] of Object.entries(corrected) as [ImportTarget, string][]) add(target, text)
  columns.forEach((target, at) => {
    if (target !== '' && !corrected[target]) add(target, cells[at])
  })
  // A photo belongs to one family, so it cannot be fixed for all rows.
  for (const [target, text] of Object.entries(fixed) as [ImportTarget, string][])
    if (target !== 'photo' && !texts[target]) add(target, text)
  for (const whole of ['full_name', 'full_name_surname_first'] as const)
    for (const name of texts[whole] ?? []) {
      const parts = nameParts(name, whole === 'full_name_surname_first')
      for (const part of ['first', 'middle', 'last'] as const)
        if (!corrected[`${part}_name`]) add(`${part}_name`, parts[part])
    }
  return texts
}

const firstOf = (texts: RowTexts): RowValues =>
  Object.fromEntries(Object.entries(texts).map(([target, [text]]) => [target, text]))

/**
 * The form of a name or place in the other script, of a register with a column for each. A name that is not the same one waits
 * for review as a family's own would; a place that is not the same one is another place, in a column that counts where the
 * first is empty. A text has no second form but the one its family writes.
 */
function otherFormIn(target: ImportTarget, [typed = '', ...others]: readonly string[]): string | undefined {
  const kind = fieldOfTarget(target)?.bothScripts
  const script = scriptOf(typed)
  if (!script || (kind !== 'name' && kind !== 'place')) return
  const other = others.find(text => ![null, script].includes(scriptOf(text)))
  return other && (kind === 'name' || isSameName(typed, other)) ? other : undefined
}

/** Finds the entry of a list. Of several talukas with one name, the one in the row's own district is meant. */
function findEntry(
  context: JudgeContext,
  target: ImportTarget,
  value: string,
  within: string | null,
): ListEntry | null {
  const entries = context.lists[target] ?? []
  const chosen = context.values[target]?.[entryKey(value)] ?? value
  const byId = entries.find(({ id }) => id === chosen)
  if (byId) return byId
  const near = within === null ? [] : entries.filter(entry => entry.within === within)
  return (entryNamed(value, near) ?? entryNamed(value, entries)) as ListEntry | null
}

const rememberedEntries = new WeakMap<JudgeContext, Map<string, ListEntry | null>>()
const mostRemembered = 20_000

/** Remembers entries: the rows of a register repeat the same few places, and each list is long. */
function entryIn(context: JudgeContext, target: ImportTarget, value: string, within: string | null): ListEntry | null {
  const remembered = rememberedEntries.get(context) ?? new Map<string, ListEntry | null>()
  rememberedEntries.set(context, remembered)
  const key = [target, within, value].join('\n')
  const before = remembered.get(key)
  if (before !== undefined) return before
  const entry = findEntry(context, target, value, within)
  if (remembered.size < mostRemembered) remembered.set(key, entry)
  return entry
}

/** The whole that each part belongs to, and the rule that is broken if the row names another whole. */
const wholes: Partial<Record<ImportTarget, { whole: ImportTarget; rule: string }>> = {
  native_place_taluka_id: { whole: 'native_place_district_id', rule: broken('taluka_outside') },
  'family_details.taluka_id': { whole: 'family_details.district_id', rule: broken('taluka_outside') },
  charan_id: { whole: 'nakshatra_id', rule: broken('charan_outside') },
}

/** The file that the row names, or the family's number if the register has no column for photos. */
function photoOf({ columns }: JudgeContext, values: RowValues, mobile: string | undefined): string | null {
  const name = columns.includes('photo') ? values.photo : mobile
  return (name && photoKey(name)) || null
}

/** A biodata, or its part about the family, on its way to the rules of the edit form. */
interface SentPart {
  second_script: Record<string, string>
  [field: string]: unknown
}

/** Turns a row into a profile, or lists everything that is wrong with it. */
export function judgeRow(context: JudgeContext, row: StoredRow): Judgement {
  const texts = rowTextsOf(context, row)
  const values = firstOf(texts)
  const problems = new Map<string, string>()
  const sent: SentPart = { second_script: {} }
  const family: SentPart = { second_script: {} }
  const put = (target: string, value: unknown, otherForm?: string) => {
    const isOfFamily = target.startsWith('family_details.')
    const [part, name] = isOfFamily ? [family, target.slice('family_details.'.length)] : [sent, target]
    part[name] = value
    if (otherForm !== undefined) part.second_script[name] = otherForm
  }
  const orProblem = <T>(target: string, value: T | null, rule: string): T | undefined => {
    if (value === null) problems.set(target, rule)
    return value ?? undefined
  }

  const entries = new Map<ImportTarget, ListEntry>()
  for (const [target, value] of Object.entries(values) as [ImportTarget, string][]) {
    if (value === '' || !isListed(target)) continue
    const whole = wholes[target]?.whole
    const wholeId = whole ? (entries.get(whole) ?? entryIn(context, whole, values[whole] ?? '', null))?.id : undefined
    const entry = orProblem(target, entryIn(context, target, value, wholeId ?? null), broken('unmatched'))
    if (entry) entries.set(target, entry)
  }
  for (const [target, { whole, rule }] of Object.entries(wholes)) {
    const part = entries.get(target as ImportTarget)
    if (!part?.within) continue
    const wholeEntry = entries.get(whole)
    // A taluka implies its district.
    if (!wholeEntry && !values[whole]) entries.set(whole, { id: part.within, names: [], within: null })
    else if (wholeEntry && wholeEntry.id !== part.within) problems.set(target, rule)
  }
  for (const [target, { id }] of entries) if (target !== 'gender') put(target, id)

  for (const [target, value] of Object.entries(values) as [ImportTarget, string][]) {
    const field = fieldOfTarget(target)
    if (value === '' || !field) continue
    switch (field.kind) {
      case 'day':
        put(target, orProblem(target, dayOf(value), broken('date')))
        break
      case 'time':
        put(target, orProblem(target, timeOf(value), broken('malformed')))
        break
      case 'height':
        put(target, orProblem(target, heightOf(value), broken('malformed')))
        break
      case 'amount':
        put(target, orProblem(target, incomeOf(value), broken('malformed')))
        break
      case 'choice':
      case 'answer':
        break
      default:
        put(target, value, otherFormIn(target, texts[target] ?? []))
    }
  }

  const number = values.mobile ? orProblem('mobile', mobileOf(values.mobile), broken('phone')) : undefined
  const address = values.own_email ? emailField.safeParse(values.own_email) : null
  if (address && !address.success) problems.set('own_email', address.error.issues[0]?.message ?? broken('email'))
  if (!values.mobile && !values.own_email) problems.set('mobile', broken('way_to_reach'))
  const gender = entries.get('gender')?.id as Gender | undefined
  if (!gender) setIfFree(problems, 'gender', broken('select', 'gender'))

  const parsed = editedProfile.safeParse({ ...sent, family_details: family })
  const rules = parsed.success
    ? gender
      ? brokenByDay(parsed.data, gender, context.today)
      : {}
    : rulesOfIssues(parsed.error)
  // The forms of families say “Please enter price” here, beside their field; in a list of rows nobody knows which price.
  if (!values.annual_income) setIfFree(problems, 'annual_income', broken('required', 'annual_income'))
  for (const [field, rule] of Object.entries(rules)) setIfFree(problems, field, rule)
  const photo = photoOf(context, values, number?.mobile)
  if (problems.size > 0 || !parsed.success || !gender)
    return { problems: [...problems].map(([field, rule]) => ({ field, rule })), photo }
  return {
    photo,
    person: {
      gender,
      mobile: number?.mobile ?? null,
      dialCode: number?.dialCode ?? '+91',
      countryCode: number?.countryCode ?? 'in',
      email: address?.success ? address.data.toLowerCase() : null,
      profile: parsed.data,
    },
  }
}

const setIfFree = (rules: Map<string, string>, field: string, rule: string) => {
  if (!rules.has(field)) rules.set(field, rule)
}

/** The name of an uploaded file as it is stored. It only reminds an ADMIN of the file. */
export const storedFileName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-100) || 'register'
