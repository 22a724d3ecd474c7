import type { NameOf } from '#server/features/master-data/names.ts'

/** Writes the name from its list in place of each id, because nobody outside can look an id up. */
export function withNames(value: unknown, nameOf: NameOf): unknown {
  if (typeof value === 'string') return nameOf(value) ?? value
  if (Array.isArray(value)) return value.map(one => withNames(one, nameOf))
  if (value === null || typeof value !== 'object' || value instanceof Date || Buffer.isBuffer(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const named = withNames(part, nameOf)
      return [named === part ? key : key.replace(/_id$/, ''), named]
    }),
  )
}
