import { broken } from './field-words.ts'

/** The shared rule set of the specification for values that no form here carries yet; each answers the broken rule or null. */
type Check = (value: string, field?: string) => string | null

const matches =
  (pattern: RegExp, rule: Parameters<typeof broken>[0]): Check =>
  (value, field) =>
    pattern.test(value) ? null : broken(rule, field)

export const gst = matches(/^[A-Z0-9]{15}$/, 'gst')
export const pincode = matches(/^\d{6}$/, 'pincode')
export const userName = matches(/^[A-Za-z][A-Za-z_]+$/, 'valid')
export const price = matches(/^[1-9]\d*(\.\d{1,2})?$/, 'valid_price')
export const numeric = matches(/^[1-9]\d*(\.\d{1,2})?$/, 'numeric')
