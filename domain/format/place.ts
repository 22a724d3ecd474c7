import { missing } from './missing.ts'

type Part = string | null | undefined
const given = (parts: readonly Part[]) => parts.map(part => part?.trim()).filter(Boolean)

/** Formats the district first, as in Satara - Karad. */
export const formatNativePlace = (district: Part, taluka: Part): string =>
  given([district, taluka]).join(' - ') || missing

/** Joins the parts, without those that are missing, hidden from this reader, or repeated. */
export const formatPlace = (...parts: readonly Part[]): string => [...new Set(given(parts))].join(', ') || missing
