import { plainDigits } from '../words/digits.ts'

/** The letter of each side before the number of a profile. */
const letters = { F: 'B', M: 'G' } as const

/**
 * A registration number in its one spelling, however a family typed it: g 10598, G-10598, १०५९८. A number without its letter
 * is one of the side that is looked for. Null where it is no such number.
 */
export function readRegistrationNumber(typed: string, side: keyof typeof letters): string | null {
  const [, letter, number] =
    /^([BG]?)0*(\d{1,9})$/.exec(
      plainDigits(typed)
        .toUpperCase()
        .replace(/[^\p{L}\d]/gu, ''),
    ) ?? []
  return number === undefined ? null : `${letter || letters[side]}${number}`
}
