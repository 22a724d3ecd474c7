import type { Language } from '../words/catalogue.ts'
import { digits, inDevanagari } from '../words/digits.ts'
import { missing } from './missing.ts'

/** Rounds to whole inches first, so that twelve inches become a foot. */
function feetAndInches(cm: number): [feet: number, inches: number] {
  const inches = Math.round(cm * 0.3937)
  return [Math.floor(inches / 12), inches % 12]
}

/** Formats centimetres as feet and inches, as in 5'3". */
export function formatHeight(cm: number | null | undefined, language: Language): string {
  if (!cm || !Number.isFinite(cm)) return missing
  const [feet, inches] = feetAndInches(cm)
  return digits(language, `${feet}'${inches}"`)
}

/** Formats centimetres with the units in words, as in 5 ft 3 in. */
export function heightInWords(cm: number, language: Language): string {
  const [feet, inches] = feetAndInches(cm)
  return language === 'mr' ? inDevanagari(`${feet} फूट ${inches} इंच`) : `${feet} ft ${inches} in`
}
