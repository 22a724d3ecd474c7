import { isRealDay } from '#domain/calendar.ts'
import { isRealTime, isZone, readClock } from '#domain/kundali/clock.ts'
import { type BirthRow, patrikaColumns } from '#domain/kundali/patrika/columns.ts'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

class WrongInput extends Error {}

function textOf(row: Json, name: string): string {
  const value = row[name]
  if (typeof value !== 'string' || value === '') throw new WrongInput(`${name} is missing`)
  return value
}

/** A number, or a number as a CSV file writes it. */
function degreesOf(row: Json, name: string, limit: number): number {
  const value = row[name]
  const written = typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  if (typeof written !== 'number' || !Number.isFinite(written)) throw new WrongInput(`${name} is not a number`)
  if (Math.abs(written) > limit) throw new WrongInput(`${name} is not between -${limit} and ${limit}`)
  return written
}

function birthOf(row: Json): BirthRow {
  const [date, time, zone] = [textOf(row, 'date'), textOf(row, 'time'), textOf(row, 'timezone')]
  if (!isRealDay(date)) throw new WrongInput(`date is not a day as YYYY-MM-DD: ${date}`)
  // Before 1800 and after 2200 the earth's own clock is guessed too far off for a lagna.
  if (date < '1800' || date >= '2200') throw new WrongInput(`date is not between 1800 and 2199: ${date}`)
  if (!isRealTime(time)) throw new WrongInput(`time is not HH:MM or HH:MM:SS: ${time}`)
  if (!isZone(zone)) throw new WrongInput(`timezone is not known: ${zone}`)
  if (readClock(zone, date, time).skipped)
    throw new WrongInput(`no clock of ${zone} showed ${time} on ${date}: they were put forward over it`)
  return { date, time, zone, latitude: degreesOf(row, 'latitude', 90), longitude: degreesOf(row, 'longitude', 180) }
}

/** The answer to a line with a birth: its id with its patrika, or with what is wrong. */
export function patrikaLine(line: string): Json {
  let row: unknown
  try {
    row = JSON.parse(line)
  } catch {
    return { id: null, error: 'not a line of JSON' }
  }
  if (!isObject(row)) return { id: null, error: 'not an object with the columns of a birth' }
  const id = typeof row.id === 'string' || typeof row.id === 'number' ? row.id : null
  try {
    if (id === null || id === '') throw new WrongInput('id is missing')
    return { id, ...patrikaColumns(birthOf(row)) }
  } catch (error) {
    if (error instanceof WrongInput) return { id, error: error.message }
    throw error
  }
}
