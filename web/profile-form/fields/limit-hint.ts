import { maxLength } from '#contract/max-length.ts'
import { countLetters } from '#domain/words/letters.ts'

const limits: Readonly<Record<string, number>> = maxLength

/** The length limit of a field, found by the longest suffix of its path that has a limit. */
export function limitOf(path: string): number | undefined {
  const parts = path.split('.').filter(part => !/^\d+$/.test(part))
  const name = parts.map((_, from) => parts.slice(from).join('.')).find(one => limits[one] !== undefined)
  return name === undefined ? undefined : limits[name]
}

/** Says how many letters are left, once only a few are. */
export function lettersLeft(path: string, value: string): number | null {
  const limit = limitOf(path)
  if (limit === undefined) return null
  const remaining = limit - countLetters(value)
  return remaining <= Math.min(5, Math.ceil(limit / 4)) ? Math.max(0, remaining) : null
}
