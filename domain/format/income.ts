import type { Language } from '../words/catalogue.ts'
import { missing } from './missing.ts'

const lakh = { en: 'Lakh', mr: 'लाख' } as const satisfies Record<Language, string>

/** Rupees a year in lakh, for a column that already says so; 999 and less stay as they are. */
export function incomeInLakh(rupees: number | null | undefined): string {
  if (rupees === null || rupees === undefined || !Number.isFinite(rupees)) return missing
  if (Math.abs(rupees) <= 999) return String(rupees)
  // Rounded as whole thousands first: a half such as 1.005 is not one in binary.
  const hundredths = Math.sign(rupees) * Math.round(Math.abs(rupees) / 1000)
  return (hundredths / 100).toFixed(2)
}

/** The same where nothing beside it names the unit. */
export function formatIncome(rupees: number | null | undefined, language: Language): string {
  const shown = incomeInLakh(rupees)
  return shown === missing || shown === String(rupees) ? shown : `${shown} ${lakh[language]}`
}
