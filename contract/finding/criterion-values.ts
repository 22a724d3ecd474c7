// How one criterion's value is read, for the schema of the calls and for pages, which do without the schema's library.
import { everyOption } from './criteria.ts'

/** Pages and old links send these where nothing was chosen. */
const isNothing = (text: string) => text === '' || text.toLowerCase() === 'null'

const mostEntries = 2000
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A list repeats its key in a query, is comma-separated, or is a JSON list. An empty list is no criterion. */
export function readList(sent: string | readonly string[] | null): string[] {
  const entries = [sent ?? []].flat().flatMap(entry => entry.split(','))
  const chosen = [...new Set(entries.map(entry => entry.trim()).filter(entry => !isNothing(entry)))]
  return chosen.some(entry => entry.toUpperCase() === everyOption) ? [everyOption] : chosen
}
export const isOfReadableLength = (chosen: readonly string[]): boolean => chosen.length <= mostEntries
export const areIds = (chosen: readonly string[]): boolean =>
  chosen.every(entry => entry === everyOption || guid.test(entry))
export const readIds = (chosen: readonly string[]): string[] =>
  chosen.map(entry => (entry === everyOption ? entry : entry.toLowerCase()))

export const readEnd = (sent: string | number | null): number | null =>
  sent === null || isNothing(String(sent).trim()) ? null : Number(sent)
export const isEnd = (value: number | null, min: number, max: number): boolean =>
  value === null || (Number.isInteger(value) && value >= min && value <= max)

export const readFlag = (sent: string | null): string => (sent === null || isNothing(sent) ? 'N' : sent.toUpperCase())
