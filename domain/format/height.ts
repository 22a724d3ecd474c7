import { missing } from './missing.ts'

/** Centimetres in the families' measure, 5'3"; twelve inches roll over to the next foot. */
export function formatHeight(cm: number | null | undefined): string {
  if (!cm || !Number.isFinite(cm)) return missing
  const inches = Math.round(cm * 0.3937)
  return `${Math.floor(inches / 12)}'${inches % 12}"`
}
