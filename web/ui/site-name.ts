import { createContext, useContext } from 'react'

export interface SiteNames {
  name_en: string
  name_mr: string
  /** The address of the provider's own logo mark, or an empty string. */
  logo: string
}

/** The documents of the member area have the names as attributes of their root element. */
function namesOfDocument(): SiteNames {
  const attributes = typeof document === 'undefined' ? {} : document.documentElement.dataset
  return {
    name_en: attributes.nameEn || 'Saptapadi',
    name_mr: attributes.nameMr || 'सप्तपदी',
    logo: attributes.logo ?? '',
  }
}

/** A page rendered on the server gets the names from its context. Elsewhere they are read from the document. */
export const SiteNamesContext = createContext<SiteNames>(namesOfDocument())
export const useSiteNames = (): SiteNames => useContext(SiteNamesContext)
