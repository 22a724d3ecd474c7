import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome } from '#domain/format/income.ts'
import { missing, orMissing } from '#domain/format/missing.ts'
import { formatPlace } from '#domain/format/place.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import { biodataLabels } from '#domain/words/biodata-labels.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import type { FreeProfile, PaidProfile } from './families/profiles.ts'
import { fieldLabel } from './field-words.ts'
import { type BlockRow, type ProfilePath, profileFields, readName } from './profile-fields.ts'

const textOf = (value: unknown): string => {
  const told = typeof value === 'object' && value !== null && 'name' in value ? value.name : value
  return typeof told === 'string' || typeof told === 'number' ? String(told).trim() : ''
}

/** A field as families read it. A choice is told by its name, or as the wire does: `{ name }`. */
export function formatField(path: ProfilePath, value: unknown, language: Language): string {
  const field = profileFields[path]
  const text = textOf(value)
  if (text === '') return missing
  switch (field.kind) {
    case 'day':
      return formatDay(text, language)
    case 'time':
      return formatBirthTime(text, language)
    case 'height':
      return formatHeight(Number(text), language)
    case 'amount':
      return formatIncome(Number(text), language)
    case 'answer':
      return field.format(text, language)
    case 'choice':
      return digits(language, text)
    default:
      return orMissing(text)
  }
}

type Parts = Readonly<Record<string, unknown>>
/** What the answer holds at this path; undefined where this viewer may not read it. */
function valueAt(profile: FreeProfile | PaidProfile, path: ProfilePath): unknown {
  const family = /^family_details\.(.*)$/.exec(path)
  const part: Parts = family ? profile.family_details : profile
  return part[readName(family?.[1] ?? path, profileFields[path])]
}

type Format = typeof formatField

/** The rows of a block with label and value. What the viewer was sent nothing of has no row. */
export function blockRows(
  rows: readonly BlockRow[],
  profile: FreeProfile | PaidProfile,
  language: Language,
  format: Format = formatField,
): (readonly [label: string, value: string])[] {
  return rows.flatMap(row => {
    const paths = typeof row === 'string' ? [row] : row.of
    const sent = paths.filter(path => valueAt(profile, path) !== undefined)
    if (sent.length === 0) return []
    const values = sent.map(path => format(path, valueAt(profile, path), language))
    const label = typeof row === 'string' ? fieldLabel(language, row) : biodataLabels(language)[row.label]
    return [[label, formatPlace(...values.filter(value => value !== missing))] as const]
  })
}
