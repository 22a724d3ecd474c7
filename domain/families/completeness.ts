/** The fields that count towards completeness, each with the same weight. */
export type CompletenessFields = Readonly<Record<string, unknown>>

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== ''

interface Completeness {
  /** From 0 to 100; 100 only when nothing is missing. */
  percentage: number
  /** The names of the empty fields, in their order. */
  missing: string[]
}

export function completenessOf(fields: CompletenessFields): Completeness {
  const names = Object.keys(fields)
  const missing = names.filter(name => !isFilled(fields[name]))
  if (names.length === 0) return { percentage: 0, missing }
  return { percentage: Math.floor(((names.length - missing.length) * 100) / names.length), missing }
}
