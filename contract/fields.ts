import { z } from 'zod'
import { ageOn, type Day, isRealDay } from '#domain/calendar.ts'
import { type Gender, heightsCm, minimumAge, minPasswordLength } from '#domain/limits.ts'
import { broken, type FieldName } from './field-words.ts'
import { maxLength } from './max-length.ts'

// Zod probes for eval when it makes its first schema, which a strict content policy reports as an attack.
z.config({ jitless: true })

const says = (rule: Parameters<typeof broken>[0], argument?: string | number) => ({ error: broken(rule, argument) })

export const text = (field: FieldName, max: number) =>
  z.string(says('required', field)).trim().min(1, says('required', field)).max(max, says('max_length', max))

export const optionalText = (max: number) =>
  z.string(says('malformed')).trim().max(max, says('max_length', max)).optional().default('')

/** A choice from a list: nothing chosen, or the word `select`, asks for a choice. */
export const choice = (field: FieldName) =>
  z
    .string(says('select', field))
    .refine(value => value !== '' && value !== 'select', says('select', field))
    .pipe(z.guid(says('malformed')))

export const optionalChoice = () =>
  z
    .union([z.guid(says('malformed')), z.literal(''), z.null()], says('malformed'))
    .optional()
    .transform(value => value || null)

export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,3}$/i
export const email = z
  .string(says('required', 'email'))
  .trim()
  .min(1, says('required', 'email'))
  .max(maxLength.email, says('max_length', maxLength.email))
  .regex(emailPattern, says('email'))

/** An identity being typed to get in: an address or a number, whichever; nothing is told about its shape. */
export const identity = (field: FieldName) =>
  z.string(says('required', field)).trim().min(1, says('required', field)).max(64, says('max_length', 64))

export const dialCode = z.string(says('malformed')).regex(/^\+[1-9]\d{0,3}$/, says('malformed'))
export const countryCode = z.string(says('malformed')).regex(/^[a-z]{2}$/, says('malformed'))

export const mobileDigits = z
  .string(says('required', 'mobile'))
  .trim()
  .min(1, says('required', 'mobile'))
  .regex(/^\d{4,15}$/, says('phone'))

export const isIndianMobile = (mobile: string) => /^\d{10}$/.test(mobile)

export const password = z
  .string(says('required', 'password'))
  .min(1, says('required', 'password'))
  .refine(value => !/\s/.test(value), says('password_space'))
  .min(minPasswordLength, says('min_length', minPasswordLength))
  .max(maxLength.password, says('max_length', maxLength.password))

export const confirmPassword = z
  .string(says('required', 'confirm_password'))
  .min(1, says('required', 'confirm_password'))
  .max(maxLength.password, says('max_length', maxLength.password))

export const gender = z.enum(['M', 'F'], says('select', 'gender'))

export const dateOfBirth = z.string(says('select', 'dob')).min(1, says('select', 'dob')).refine(isRealDay, says('date'))

const heights: readonly number[] = heightsCm
export const height = z.coerce
  .number(says('select', 'height'))
  .refine(value => heights.includes(value), says('select', 'height'))

/** Digits only, 0 or more; up to a hundred crore, so that it fits every column and sum. */
export const annualIncome = z
  .union([z.string(), z.number()], says('price'))
  .transform(String)
  .pipe(z.string().regex(/^\d{1,10}$/, says('price')))
  .transform(Number)

export const otp = z.string(says('required', 'otp')).regex(/^\d{4}$/, says('required', 'otp'))

/** Old enough to marry on the day of registration, or the rule that says for whom. */
export function ageRule(who: Gender, born: Day, today: Day): string | null {
  if (ageOn(today, born) >= minimumAge[who]) return null
  return broken(who === 'F' ? 'bride_age' : 'groom_age')
}
