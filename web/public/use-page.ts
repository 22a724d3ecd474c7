import { createContext, useContext } from 'react'
import type { PageRequest } from '#contract/pages.ts'

const empty: PageRequest = { path: '', query: {}, language: 'en', origin: '', content: { social: null, contact: null } }

export const PageContext = createContext(empty)
/** What the server drew this page from. */
export const usePage = (): PageRequest => useContext(PageContext)
