import type { Language } from './catalogue.ts'

/** Writes a number with the digits of the language: 1.5 or १.५. */
export const digits = (language: Language, number: number): string =>
  language === 'mr' ? String(number).replace(/\d/g, digit => '०१२३४५६७८९'.charAt(Number(digit))) : String(number)
