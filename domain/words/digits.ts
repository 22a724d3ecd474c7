import type { Language } from './catalogue.ts'

/** Writes the digits of a number in Devanagari: १.५ for 1.5. */
export const inDevanagari = (number: number | string): string =>
  String(number).replace(/\d/g, digit => '०१२३४५६७८९'.charAt(Number(digit)))

/** Converts Devanagari digits, which a Marathi keyboard types, to Western ones. */
export const plainDigits = (text: string): string =>
  text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))

/**
 * Writes a number with the digits of the language: 1.5 or १.५. What is typed or dialled stays as it is: registration
 * numbers, phone numbers and codes.
 */
export const digits = (language: Language, number: number | string): string =>
  language === 'mr' ? inDevanagari(number) : String(number)

/**
 * Groups the digits as India does: 1,23,456 or १,२३,४५६. Not by `toLocaleString`: what it makes at its first call takes a cheap
 * phone some fifty milliseconds before the first screen is drawn.
 */
export const groupedDigits = (language: Language, number: number): string =>
  digits(
    language,
    String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')),
  )
