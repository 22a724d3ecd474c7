import type { Language } from './catalogue.ts'

/** A number as the language writes it: 1.5, १.५. */
export const digits = (language: Language, number: number): string =>
  language === 'mr' ? String(number).replace(/\d/g, digit => '०१२३४५६७८९'.charAt(Number(digit))) : String(number)
