import type { Language } from '#domain/words/catalogue.ts'
import { keys, write } from '#web/api/storage.ts'

const aYear = 365 * 24 * 60 * 60

/**
 * Kept twice: calls read the stored value, and pages drawn on the server know only the cookie. The page then loads anew,
 * since answers already on the screen came in the other language.
 */
export function switchLanguage(language: Language): void {
  write(keys.language, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is absent off https and in two of the browsers we serve
  document.cookie = `language=${language}; path=/; max-age=${aYear}; samesite=lax`
  location.reload()
}
