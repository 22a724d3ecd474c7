import { createContext, useContext } from 'react'

export interface SiteNames {
  name_en: string
  name_mr: string
  /** The address of the provider's own mark, or an empty text. */
  logo: string
}

/** The documents of the member area carry the names as attributes of their root. */
function namesOfDocument(): SiteNames {
  const told = typeof document === 'undefined' ? {} : document.documentElement.dataset
  return {
    name_en: told.nameEn || 'Saptapadi',
    name_mr: told.nameMr || 'सप्तपदी',
    logo: told.logo ?? '',
  }
}

/** A page that the server draws hands the names in; elsewhere the document has them. */
export const SiteNamesContext = createContext<SiteNames>(namesOfDocument())
export const useSiteNames = (): SiteNames => useContext(SiteNamesContext)
