import { isProfilePath, profileFields } from '#contract/profile-fields.ts'
import type { EditableProfile } from '#server/features/families/my-profile/present.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import type { ActValues } from '#server/http/acts.ts'

type Nested = Readonly<Record<string, unknown>>
const valueAt = (profile: EditableProfile, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name, at, names) => {
    const nested = part as Nested | undefined
    // A second form stands below its language.
    const byLanguage = names[at - 1] === 'second_script' ? (Object.values(nested ?? {}) as Nested[]) : [nested]
    return byLanguage.find(one => one?.[name] !== undefined)?.[name]
  }, profile)

/** A row of a list as one line, without its id. */
const lineOf = (row: unknown): string =>
  typeof row === 'object' && row !== null
    ? Object.entries(row)
        .filter(([name, value]) => name !== 'uuid' && value !== null && value !== '')
        // The second forms of a row, by language.
        .map(([, value]) => (typeof value === 'object' && value !== null ? lineOf(value) : String(value)))
        .join(' ')
    : String(row)

const numberOf = (phone: unknown) => (phone as { phone: string }).phone

/** A value in words that a later reader of the audit understands. The audit itself masks contacts. */
function worded(profile: EditableProfile, path: string, nameOf: NameOf): string {
  const value = valueAt(profile, path)
  if (path === 'family_details.familty_phone_numbers') return (value as unknown[]).map(numberOf).join(', ')
  if (Array.isArray(value))
    return value.map(one => (typeof one === 'string' ? (nameOf(one) ?? one) : lineOf(one))).join(', ')
  if (typeof value === 'object' && value !== null) return lineOf(value)
  const isChoice = isProfilePath(path) && profileFields[path].kind === 'choice'
  return isChoice ? (nameOf(value as string | null) ?? '') : String((value ?? '') as string | number | boolean)
}

export const auditValues = (profile: EditableProfile, paths: readonly string[], nameOf: NameOf): ActValues =>
  Object.fromEntries(paths.map(path => [path, worded(profile, path, nameOf)]))
