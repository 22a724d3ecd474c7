/** The papers that prove who somebody is, as the wire spells them. */
export const documentTypes = ['LICENCE', 'PANCARD', 'VOTER_ID', 'PASSPORT', 'AADHAR'] as const
export type DocumentType = (typeof documentTypes)[number]

/**
 * What a family may choose among for a new paper. Whoever checks Aadhaar copies registers as an offline verifier, so without the
 * provider's number it is left out.
 */
export const offeredTypes = (verifierNumber: string): readonly DocumentType[] =>
  documentTypes.filter(type => type !== 'AADHAR' || verifierNumber !== '')

export const documentSides = ['front', 'back'] as const
export type DocumentSide = (typeof documentSides)[number]

/** A PAN card has nothing on its back. */
export const requiredSides = (type: DocumentType): readonly DocumentSide[] =>
  type === 'PANCARD' ? ['front'] : documentSides

export const documentMaxBytes = 10 * 1024 * 1024

/** Foreign passports and the older voter cards have forms of their own, so those two are checked less closely. */
const wholeNumber: Record<DocumentType, RegExp> = {
  LICENCE: /^[A-Z]{2}[0-9A-Z]{6,18}$/,
  PANCARD: /^[A-Z]{5}\d{4}[A-Z]$/,
  VOTER_ID: /^[0-9A-Z]{8,20}$/,
  PASSPORT: /^[0-9A-Z]{6,12}$/,
  AADHAR: /^[2-9]\d{11}$/,
}
/** What a masked copy shows, and what we show of a saved number. */
const maskedNumber = /^[X*•]*([0-9A-Z]{4})$/
const numberLength = 4

/**
 * The last four characters of a document's number, or null where this is no such number. The whole number is accepted and
 * so is its end alone, because nothing else of it is kept.
 */
export function endOfNumber(type: DocumentType, typed: string): string | null {
  const number = typed.toUpperCase().replace(/[\s/-]/g, '')
  if (wholeNumber[type].test(number)) return number.slice(-numberLength)
  const end = maskedNumber.exec(number)?.[1] ?? null
  return end && /\d/.test(end) ? end : null
}

/** A saved number as its owner reads it. */
export const maskNumber = (end: string): string => `XXXX${end}`
