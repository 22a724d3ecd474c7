import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import { keys, read, write } from '#web/api/storage.ts'

/** The language that this browser stored. The member area starts in it. */
export function storedLanguage(): Language {
  const stored = read(keys.language)
  return isLanguage(stored) ? stored : 'en'
}

/**
 * Stores the language and reloads the page, since answers already on the screen came in the other language. The new
 * address names the language, and the server sets the cookie that its pages go by: a cookie set here might not be sent
 * with the request of the page.
 */
export function switchLanguage(language: Language): void {
  write(keys.language, language)
  const here = new URL(location.href)
  here.searchParams.set('language', language)
  location.replace(here)
}

/** Removes the language from the address once it is stored. */
export function tidyAddress(): void {
  const here = new URL(location.href)
  if (!here.searchParams.has('language')) return
  here.searchParams.delete('language')
  history.replaceState(history.state, '', here)
}
