import { formatPaise } from '#domain/format/fee.ts'
import { useLanguage } from '#web/ui/language.ts'
import { cashWords } from './words.ts'

/** How far what was counted is from what was expected, in words: a sign alone is overlooked. */
export function Difference({ expected, counted }: { expected: number; counted: number | null }) {
  const language = useLanguage()
  const t = cashWords(language)
  if (counted === null) return null
  const paise = Math.round((counted - expected) * 100)
  if (paise === 0) return t.exact
  return paise < 0 ? t.missing(formatPaise(-paise, language)) : t.over(formatPaise(paise, language))
}
