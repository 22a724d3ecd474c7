import { lettersOf } from '../words/letters.ts'

export const maxReason = 500
/** A reason that is not a ready one has at least so many letters. */
export const minReasonLetters = 10

/** Ready reasons for acts. Page and server share the list: each counts as a reason, however short it is. */
export const readyReasons = {
  en: [
    'The family called',
    'The family came to the office',
    'The family wrote to us',
    'To call about a payment',
    'To check the papers',
    'A report or complaint',
  ],
  mr: [
    'कुटुंबाने फोन केला',
    'कुटुंब कार्यालयात आले',
    'कुटुंबाने लिहून कळवले',
    'रकमेविषयी फोन करण्यासाठी',
    'कागदपत्रे तपासण्यासाठी',
    'तक्रार आली आहे',
  ],
} as const

const ready: ReadonlySet<string> = new Set([...readyReasons.en, ...readyReasons.mr])
const isLetter = (letter: string) => /\p{L}/u.test(letter)

/** Dots, digits and spaces explain nothing, so only letters are counted. */
export const isReasonEnough = (text: string): boolean =>
  ready.has(text) || lettersOf(text).filter(isLetter).length >= minReasonLetters
