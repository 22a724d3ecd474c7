import { createContext, useContext } from 'react'
import type { PageRequest } from '#contract/site/pages.ts'

const site = {
  name_en: '',
  name_mr: '',
  motto: '',
  logo: '',
  hours: '',
  whatsapp: '',
  address: '',
  announcement: '',
  claims: [],
  about_title: '',
  about: '',
}
const empty: PageRequest = {
  path: '',
  query: {},
  language: 'en',
  origin: '',
  isOpen: true,
  content: { site, social: null, contact: null },
}

export const PageContext = createContext(empty)
/** The data that the server rendered this page with. */
export const usePage = (): PageRequest => useContext(PageContext)
