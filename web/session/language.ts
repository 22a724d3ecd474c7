import type { Language } from '#domain/words/catalogue.ts'
import { keys, write } from '#web/api/storage.ts'

/**
 * Kept by this browser for the calls; the page then loads anew, since answers already on the screen came in the other
 * language. It loads from an address that names the language, and the server keeps that in the cookie its pages go by:
 * a cookie written here may still be on its way when the page is asked for.
 */
export function switchLanguage(language: Language): void {
  write(keys.language, language)
  const here = new URL(location.href)
  here.searchParams.set('language', language)
  location.replace(here)
}

/** Said once, the language need not stay in the address. */
export function tidyAddress(): void {
  const here = new URL(location.href)
  if (!here.searchParams.has('language')) return
  here.searchParams.delete('language')
  history.replaceState(history.state, '', here)
}
