import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import { keys, read, write } from '#web/api/storage.ts'

/** The language this browser stored; the member area starts in it. */
export function storedLanguage(): Language {
  const stored = read(keys.language)
  return isLanguage(stored) ? stored : 'en'
}

/**
 * Stores the language and loads the page anew, since answers already on the screen came in the other language. The new
 * address names the language, and the server writes it into the cookie its pages go by: a cookie written here may still
 * be on its way when the page is requested.
 */
export function switchLanguage(language: Language): void {
  write(keys.language, language)
  const here = new URL(location.href)
  here.searchParams.set('language', language)
  location.replace(here)
}

/** Takes the language out of the address once it is stored. */
export function tidyAddress(): void {
  const here = new URL(location.href)
  if (!here.searchParams.has('language')) return
  here.searchParams.delete('language')
  history.replaceState(history.state, '', here)
}
