import { z } from 'zod'
import { ageOn, type Day, isRealDay } from '#domain/calendar.ts'
import { contactInText, directionMarks } from '#domain/families/contact-in-text.ts'
import {
  accessCodeLength,
  contactCodeLength,
  type Gender,
  heightsCm,
  maximumAge,
  minimumAge,
  minPasswordLength,
} from '#domain/limits.ts'
import { plainDigits } from '#domain/words/digits.ts'
import { charactersPerLetter, isWithinLetters } from '#domain/words/letters.ts'
import { broken, type FieldName } from './field-words.ts'
import { maxLength } from './max-length.ts'
import { wholeNumber } from './numbers.ts'

// Zod tries eval when it makes its first schema, and a strict content policy reports that as an attack.
z.config({ jitless: true })

const brokenRule = (rule: Parameters<typeof broken>[0], argument?: string | number) => ({
  error: broken(rule, argument),
})

export const atMostLetters = (max: number) => (value: string) => isWithinLetters(value, max)

export const text = (field: FieldName, max: number) =>
  z
    .string(brokenRule('required', field))
    .trim()
    .min(1, brokenRule('required', field))
    .max(max * charactersPerLetter, brokenRule('max_length', max))
    .refine(atMostLetters(max), brokenRule('max_length', max))

export const hidesNoContact = (value: string) => contactInText(value) === null
export const keepsDirection = (value: string) => !directionMarks.test(value)

/** A text that other members read. A way to reach the family stands in the contact details, where it is protected. */
export const textOthersRead = (field: FieldName, max: number) =>
  text(field, max).refine(hidesNoContact, brokenRule('contact_in_text')).refine(keepsDirection, brokenRule('malformed'))

/** Letters and marks of any script, the joiners of Devanagari among them; a dot or a hyphen alone is no name. */
const namePattern = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control} .'’-]*$/u
export const isName = (value: string) => value === '' || namePattern.test(value)

export const personName = (field: FieldName, max: number) => text(field, max).refine(isName, brokenRule('name'))

export const optionalPersonName = (max: number) =>
  z
    .string(brokenRule('malformed'))
    .trim()
    .max(max * charactersPerLetter, brokenRule('max_length', max))
    .refine(atMostLetters(max), brokenRule('max_length', max))
    .refine(isName, brokenRule('name'))
    .optional()
    .default('')

/** A choice from a list. An empty value or the word `select` means that nothing was chosen. */
export const choice = (field: FieldName) =>
  z
    .string(brokenRule('select', field))
    .refine(value => value !== '' && value !== 'select', brokenRule('select', field))
    .pipe(z.guid(brokenRule('malformed')))

export const optionalChoice = () =>
  z
    .union([z.guid(brokenRule('malformed')), z.literal(''), z.null()], brokenRule('malformed'))
    .optional()
    .transform(value => value || null)

/**
 * Narrower than the standard: some mailers read a comma, bracket or quote before the @ as a second address, and the code
 * would then reach somebody else.
 */
export const emailPattern =
  /^(?=.{1,64}@)[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,3}$/i
export const email = z
  .string(brokenRule('required', 'email'))
  .trim()
  .min(1, brokenRule('required', 'email'))
  .max(maxLength.email, brokenRule('max_length', maxLength.email))
  .regex(emailPattern, brokenRule('email'))

/** Empty for a family that has none. */
export const optionalEmail = z.union([z.literal(''), email], { error: broken('email') }).default('')

/** An e-mail address or mobile number typed to log in. Its form is not checked, so that a refusal tells a stranger nothing. */
export const identity = (field: FieldName) =>
  z
    .string(brokenRule('required', field))
    .trim()
    .min(1, brokenRule('required', field))
    .max(64, brokenRule('max_length', 64))

export const dialCode = z.string(brokenRule('malformed')).regex(/^\+[1-9]\d{0,3}$/, brokenRule('malformed'))
export const countryCode = z.string(brokenRule('malformed')).regex(/^[a-z]{2}$/, brokenRule('malformed'))

export const mobileDigits = z
  .string(brokenRule('required', 'mobile'))
  .trim()
  .min(1, brokenRule('required', 'mobile'))
  .regex(/^\d{4,15}$/, brokenRule('phone'))

/** The same where another field may hold the number; empty where it is not given. */
export const optionalMobileDigits = z
  .string(brokenRule('malformed'))
  .trim()
  .regex(/^(\d{4,15})?$/, brokenRule('phone'))
  .default('')

export const isIndianMobile = (mobile: string) => /^\d{10}$/.test(mobile)

export const password = z
  .string(brokenRule('required', 'password'))
  .min(1, brokenRule('required', 'password'))
  .refine(value => !/\s/.test(value), brokenRule('password_space'))
  .min(minPasswordLength, brokenRule('min_length', minPasswordLength))
  .max(maxLength.password, brokenRule('max_length', maxLength.password))

/** The same where it may be left out: an empty one is none. */
export const optionalPassword = z
  .string(brokenRule('malformed'))
  .refine(value => !/\s/.test(value), brokenRule('password_space'))
  .refine(value => value === '' || value.length >= minPasswordLength, brokenRule('min_length', minPasswordLength))
  .max(maxLength.password, brokenRule('max_length', maxLength.password))
  .default('')

/** The present password, asked for before it is changed. */
export const oldPassword = z
  .string(brokenRule('required', 'old_password'))
  .min(1, brokenRule('required', 'old_password'))
  .min(minPasswordLength, brokenRule('min_length', minPasswordLength))
  .max(maxLength.password, brokenRule('max_length', maxLength.password))

export const confirmPassword = z
  .string(brokenRule('required', 'confirm_password'))
  .min(1, brokenRule('required', 'confirm_password'))
  .max(maxLength.password, brokenRule('max_length', maxLength.password))

export const gender = z.enum(['M', 'F'], brokenRule('select', 'gender'))

export const birthDate = z
  .string(brokenRule('select', 'dob'))
  .min(1, brokenRule('select', 'dob'))
  .refine(isRealDay, brokenRule('date'))

const heights: readonly number[] = heightsCm
export const height = z.coerce
  .number(brokenRule('select', 'height'))
  .int(brokenRule('select', 'height'))
  .min(Math.min(...heights), brokenRule('select', 'height'))
  .max(Math.max(...heights), brokenRule('select', 'height'))
  .refine(value => heights.includes(value), brokenRule('select', 'height'))

/** Digits only. Ten of them are the most that fits every column and sum. */
export const annualIncome = z
  .union([z.string(), wholeNumber(0, 9_999_999_999, broken('price'))], brokenRule('price'))
  .transform(String)
  .pipe(z.string().regex(/^\d{1,10}$/, brokenRule('price')))
  .transform(Number)

/** How many digits a code has depends on what it is for. */
export const otp = z
  .string(brokenRule('required', 'otp'))
  .regex(new RegExp(`^(\\d{${contactCodeLength}}|\\d{${accessCodeLength}})$`), brokenRule('required', 'otp'))

/** The reason of a rejection, which the other family reads. */
export const rejectionReason = textOthersRead('rejection_message', maxLength.message)

/**
 * A report. Only its author and staff read it, never the reported member, so it may name the number that somebody called
 * from or the link that they sent.
 */
export const reportMessage = text('message', maxLength.message).refine(keepsDirection, brokenRule('malformed'))

/** What a couple says of itself, which everybody reads. It may be left out. */
export const storyWords = z
  .string(brokenRule('malformed'))
  .trim()
  .max(maxLength.story_words * charactersPerLetter, brokenRule('max_length', maxLength.story_words))
  .refine(atMostLetters(maxLength.story_words), brokenRule('max_length', maxLength.story_words))
  .refine(hidesNoContact, brokenRule('contact_in_text'))
  .refine(keepsDirection, brokenRule('malformed'))
  .default('')

/** As typed into a form, in digits of either script; null where it was left out. */
export const weddingYear = z
  .string(brokenRule('year'))
  .trim()
  .transform(plainDigits)
  .pipe(z.string().regex(/^(?:|(?:19[5-9]|20\d)\d)$/, brokenRule('year')))
  .transform(typed => (typed ? Number(typed) : null))
  .default(null)

/** Why somebody leaves. Staff alone read it. */
export const leavingComment = text('comment', maxLength.comment).refine(keepsDirection, brokenRule('malformed'))

/** The broken rule if the person is too young to marry today or born in another century by mistake, else null. */
export function brokenAgeRule(personGender: Gender, born: Day, today: Day): string | null {
  if (Number(today.slice(0, 4)) - Number(born.slice(0, 4)) > maximumAge) return broken('birth_year')
  if (ageOn(today, born) >= minimumAge[personGender]) return null
  return broken(personGender === 'F' ? 'bride_age' : 'groom_age')
}
