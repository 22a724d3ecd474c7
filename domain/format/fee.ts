import type { Language } from '../words/catalogue.ts'
import { digits, groupedDigits } from '../words/digits.ts'

const units = { en: { lakh: 'Lac', crore: 'Cr' }, mr: { lakh: 'लाख', crore: 'कोटी' } } as const

/** Formats a plan's fee for a card: ₹1,500, and from a lakh on ₹1.25 Lac. */
export function formatFee(rupees: number, language: Language): string {
  const { lakh, crore } = units[language]
  const short = (divisor: number, unit: string) => `₹${digits(language, (rupees / divisor).toFixed(2))} ${unit}`
  if (rupees >= 1e7) return short(1e7, crore)
  if (rupees >= 1e5) return short(1e5, lakh)
  return `₹${groupedDigits(language, rupees)}`
}

/** Formats an amount for a receipt, to the paisa: ₹1,271.18. */
export const formatPaise = (paise: number, language: Language): string => {
  const [rupees = '0', hundredths = '00'] = (paise / 100).toFixed(2).split('.')
  return `₹${groupedDigits(language, Number(rupees))}.${digits(language, hundredths)}`
}
