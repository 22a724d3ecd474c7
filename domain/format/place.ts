import { missing } from './missing.ts'

type Part = string | null | undefined
const given = (parts: readonly Part[]) => parts.map(part => part?.trim()).filter(Boolean)

/** District first, as the lists have it: Satara - Karad. */
export const formatNativePlace = (district: Part, taluka: Part): string =>
  given([district, taluka]).join(' - ') || missing

/** From the small to the large, leaving out what is not known or not for this reader. */
export const formatPlace = (...parts: readonly Part[]): string => given(parts).join(', ') || missing
