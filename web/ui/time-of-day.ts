/** A 12-hour time as families say it. A part that is not chosen is empty. */
export interface ClockParts {
  hour: string
  minute: string
  half: '' | 'AM' | 'PM'
}

export const noTime: ClockParts = { hour: '', minute: '', half: '' }

/** Parses HH:mm, with or without seconds. Midnight is 12 AM and noon is 12 PM. */
export function clockParts(time: string): ClockParts {
  const [, hours = '', minute = ''] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? []
  if (hours === '') return noTime
  return { hour: String(Number(hours) % 12 || 12), minute, half: Number(hours) < 12 ? 'AM' : 'PM' }
}

/** HH:mm, or null while a part is missing. */
export function timeOf({ hour, minute, half }: ClockParts): string | null {
  if (hour === '' || minute === '' || half === '') return null
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
