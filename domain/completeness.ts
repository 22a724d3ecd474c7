/** The fields that count towards completeness, each with the same weight. */
export type CompletenessFields = Readonly<Record<string, unknown>>

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== ''

/** From 0 to 100; 100 only when nothing is missing. */
export function profilePercentage(fields: CompletenessFields): number {
  const values = Object.values(fields)
  if (values.length === 0) return 0
  const filled = values.filter(isFilled).length
  return Math.floor((filled * 100) / values.length)
}
