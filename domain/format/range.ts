import { catalogue, type Language } from '../words/catalogue.ts'
import { missing } from './missing.ts'

const words = catalogue({
  en: { from: (low: string) => `${low} and above`, to: (high: string) => `up to ${high}` },
  mr: { from: (low: string) => `${low} पासून पुढे`, to: (high: string) => `${high} पर्यंत` },
})

/** Formats a range; a missing end leaves it open on that side. */
export function formatRange(
  language: Language,
  [low, high]: readonly [number | null | undefined, number | null | undefined],
  formatEnd: (end: number) => string = String,
): string {
  const phrases = words(language)
  if (low && high) return low === high ? formatEnd(low) : `${formatEnd(low)} - ${formatEnd(high)}`
  if (low) return phrases.from(formatEnd(low))
  return high ? phrases.to(formatEnd(high)) : missing
}
