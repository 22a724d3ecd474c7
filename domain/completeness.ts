/** What a full biodata holds besides what registration asks. Each named thing weighs the same. */
export interface Biodata {
  [detail: string]: unknown
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== ''

/** From 0 to 100; 100 only when nothing is missing. */
export function profilePercentage(biodata: Biodata): number {
  const details = Object.values(biodata)
  if (details.length === 0) return 0
  const filled = details.filter(isFilled).length
  return Math.floor((filled * 100) / details.length)
}
