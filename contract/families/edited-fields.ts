import { z } from 'zod'
import { directionMarks } from '#domain/families/contact-in-text.ts'
import { isRealTime } from '#domain/kundali/clock.ts'
import { heightsCm } from '#domain/limits.ts'
import { plainDigits } from '#domain/words/digits.ts'
import { charactersPerLetter } from '#domain/words/letters.ts'
import { broken, type FieldName } from '../field-words.ts'
import { atMostLetters, emailPattern, hidesNoContact, isName } from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { wholeNumber } from '../numbers.ts'

/**
 * Fields of a form that edits what is stored already. A field that the form does not send stays as it is; null or an
 * empty text empties it.
 */

const rule = (name: Parameters<typeof broken>[0], argument?: string | number) => ({ error: broken(name, argument) })

const nullable = z.union([z.string(), z.null()], rule('malformed')).transform(value => value ?? '')

const shortText = (max: number) =>
  nullable.pipe(
    z
      .string()
      .trim()
      .max(max * charactersPerLetter, rule('max_length', max))
      .refine(atMostLetters(max), rule('max_length', max))
      .refine(value => !directionMarks.test(value), rule('malformed')),
  )

/** Only those to whom the family gives its contact read it. */
export const privateText = (max: number) => shortText(max).optional()
/** A text that other members read. */
export const publicText = (max: number) => shortText(max).refine(hidesNoContact, rule('contact_in_text')).optional()
export const optionalName = (max: number) => shortText(max).refine(isName, rule('name')).optional()
export const familyEmail = (max: number) =>
  shortText(max)
    .refine(value => value === '' || emailPattern.test(value), rule('email'))
    .optional()

/** A choice from a list. The word `select` is what an untouched select of the page sends. */
export const optionalListChoice = nullable
  .transform(value => (value === '' || value === 'select' ? null : value))
  .pipe(z.guid(rule('malformed')).nullable())
  .optional()

export const choices = z
  .array(z.guid(rule('malformed')), rule('malformed'))
  .max(1000, rule('malformed'))
  .optional()

export const answer = <const T extends readonly [string, ...string[]]>(answers: T) =>
  z
    .union([z.enum(answers), z.literal(''), z.literal('select'), z.null()], rule('malformed'))
    .transform(value => (value === '' || value === 'select' ? null : value) as T[number] | null)
    .optional()

/** HH:mm or HH:mm:ss; the wire has the latter. */
export const birthTime = nullable
  .refine(value => value === '' || isRealTime(value), rule('malformed'))
  .transform(value => (value === '' ? null : value.length === 5 ? `${value}:00` : value))
  .optional()

const fourDigits = wholeNumber(0, 9_999, broken('digits_only'))
const optionalNumber = z
  .union([z.string().trim(), fourDigits, z.null()], rule('digits_only'))
  .transform(value => (value === null ? '' : String(value)))
  .refine(value => /^\d{0,4}$/.test(value), rule('digits_only'))
  .transform(value => (value === '' ? null : Number(value)))

const heights: readonly number[] = heightsCm
export const optionalHeight = (field: FieldName) =>
  optionalNumber.refine(value => value === null || heights.includes(value), rule('select', field)).optional()
/** The latest year depends on the day, and `brokenByDay` checks it. */
export const optionalYear = optionalNumber
  .refine(value => value === null || value >= 1900, rule('birth_year'))
  .optional()

export const yesNo = z.enum(['Y', 'N'], rule('malformed'))

/** Digits of either script, with one + before them at most and one sign between groups, as in 02115/222333. */
const phoneForm = /^\+?\d+(?:[-*/]\d+)*$/
const isPhone = (value: string) => phoneForm.test(value) && /^\d{6,15}$/.test(value.replace(/\D/g, ''))
export const familyPhone = z
  .string(rule('required', 'phone'))
  .trim()
  .max(maxLength.phone, rule('max_length', maxLength.phone))
  .transform(plainDigits)
  .refine(isPhone, rule('phone'))
