import { createContext, useContext } from 'react'
import type { Language } from '#domain/words/catalogue.ts'

/** The language the page speaks: set once at the root, by the server for its pages and by the browser for the rest. */
export const LanguageContext = createContext<Language>('en')
export const useLanguage = (): Language => useContext(LanguageContext)
