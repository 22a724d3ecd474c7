import { plainDigits } from '#domain/words/digits.ts'

/** Whether the text may be a name. */
export const isNameTyped = (typed: string): boolean => /\p{L}/u.test(typed) && !/[\p{Nd}@]/u.test(typed)

/** Whether it may be a registration number: more digits are a telephone number. */
export const isNumberTyped = (typed: string): boolean => /^[bg]?[\s-]?\d{1,7}$/i.test(plainDigits(typed.trim()))
