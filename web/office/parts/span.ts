import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'

const units = {
  en: { m: (n: string) => `${n} min`, h: (n: string) => `${n} h`, d: (n: string) => `${n} d` },
  mr: { m: (n: string) => `${n} मि`, h: (n: string) => `${n} तास`, d: (n: string) => `${n} दिवस` },
} as const

/** A span of time in its largest whole unit: 45 min, 3 h, 2 d. Hours are used up to two days. */
export function formatSpan(ms: number, language: Language): string {
  const span = Math.abs(ms)
  const t = units[language]
  if (span < hourMs) return t.m(digits(language, Math.floor(span / minuteMs)))
  if (span < 2 * dayMs) return t.h(digits(language, Math.floor(span / hourMs)))
  return t.d(digits(language, Math.floor(span / dayMs)))
}
