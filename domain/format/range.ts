import { catalogue, type Language } from '../words/catalogue.ts'
import { digits } from '../words/digits.ts'
import { joined } from '../words/joined.ts'
import { missing } from './missing.ts'

const words = catalogue({
  from: [(low: string) => `${low} and above`, (low: string) => `${joined(low, 'पासून')} पुढे`],
  to: [(high: string) => `up to ${high}`, (high: string) => joined(high, 'पर्यंत')],
})

/** Formats a range; a missing end leaves it open on that side. */
export function formatRange(
  language: Language,
  [low, high]: readonly [number | null | undefined, number | null | undefined],
  formatEnd: (end: number, language: Language) => string = (end, to) => digits(to, end),
): string {
  const phrases = words(language)
  const ends = (end: number) => formatEnd(end, language)
  if (low && high) return low === high ? ends(low) : `${ends(low)} - ${ends(high)}`
  if (low) return phrases.from(ends(low))
  return high ? phrases.to(ends(high)) : missing
}
