import type { Language } from '../words/catalogue.ts'
import { inDevanagari } from '../words/digits.ts'
import { missing } from './missing.ts'

/** Marathi names the part of the day before the hour. Each part ends at the hour beside it. */
const partsOfDay = [
  [4, 'रात्री'],
  [6, 'पहाटे'],
  [12, 'सकाळी'],
  [16, 'दुपारी'],
  [20, 'संध्याकाळी'],
  [24, 'रात्री'],
] as const

/** Formats a stored HH:mm:ss as hh:mm AM or PM, or as दुपारी ३:००. */
export function formatBirthTime(value: string | null | undefined, language: Language): string {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(value ?? '') ?? []
  if (!hours) return missing
  const hour = Number(hours)
  const onDial = String(hour % 12 || 12)
  if (language === 'en') return `${onDial.padStart(2, '0')}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
  const [, part = ''] = partsOfDay.find(([until]) => hour < until) ?? []
  return `${part} ${inDevanagari(`${onDial}:${minutes}`)}`
}
