import type { Language } from '../words/catalogue.ts'
import { digits } from '../words/digits.ts'
import { missing } from './missing.ts'

const lakh = { en: 'Lakh', mr: 'लाख' } as const satisfies Record<Language, string>

/** Formats rupees a year in lakh, without the unit. Amounts up to 999 stay rupees. */
export function incomeInLakh(rupees: number | null | undefined, language: Language): string {
  if (rupees === null || rupees === undefined || !Number.isFinite(rupees)) return missing
  if (Math.abs(rupees) <= 999) return digits(language, rupees)
  // It rounds whole thousands first, because a half such as 1.005 has no exact binary form.
  const hundredths = Math.sign(rupees) * Math.round(Math.abs(rupees) / 1000)
  return digits(language, (hundredths / 100).toFixed(2))
}

/** Formats rupees a year in lakh, with the unit. */
export function formatIncome(rupees: number | null | undefined, language: Language): string {
  const amount = incomeInLakh(rupees, language)
  return Math.abs(rupees ?? 0) <= 999 || amount === missing ? amount : `${amount} ${lakh[language]}`
}
