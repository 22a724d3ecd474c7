import { missing } from './missing.ts'

type Part = string | null | undefined
const given = (parts: readonly Part[]) => parts.map(part => part?.trim()).filter(Boolean)

/** District first, as the lists have it: Satara - Karad. */
export const formatNativePlace = (district: Part, taluka: Part): string =>
  given([district, taluka]).join(' - ') || missing

/** One part after the other, leaving out what is not known, not for this reader, or said already. */
export const formatPlace = (...parts: readonly Part[]): string => [...new Set(given(parts))].join(', ') || missing
