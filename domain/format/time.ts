import { missing } from './missing.ts'

/** Formats a stored HH:mm:ss as hh:mm AM or PM. */
export function formatBirthTime(value: string | null | undefined): string {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(value ?? '') ?? []
  if (!hours) return missing
  const hour = Number(hours)
  const onDial = String(hour % 12 || 12).padStart(2, '0')
  return `${onDial}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
