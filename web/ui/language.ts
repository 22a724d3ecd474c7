import { createContext, useContext } from 'react'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'

/** Set once at the root of a page: by the server for a public page, from the browser's storage for the member area. */
export const LanguageContext = createContext<Language>('en')

/** The language of the page, for components. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** The language of the page, for code outside components: calls, failures, routes. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}
