import { catalogue, type Language } from '../words/catalogue.ts'
import { missing } from './missing.ts'

const words = catalogue({
  en: { from: (low: string) => `${low} and above`, to: (high: string) => `up to ${high}` },
  mr: { from: (low: string) => `${low} पासून पुढे`, to: (high: string) => `${high} पर्यंत` },
})

/** What a family hopes for from one end to the other; an end they left open stays open. */
export function formatRange(
  language: Language,
  [low, high]: readonly [number | null | undefined, number | null | undefined],
  shown: (end: number) => string = String,
): string {
  const say = words(language)
  if (low && high) return low === high ? shown(low) : `${shown(low)} - ${shown(high)}`
  if (low) return say.from(shown(low))
  return high ? say.to(shown(high)) : missing
}
