import { underName } from '#domain/site/site-content.ts'
import { useSiteNames } from '#web/ui/site-name.ts'

/** Puts the site's name into a sentence that is written with the product's name. */
export function useWithSiteName(): (text: string) => string {
  const { name_en, name_mr } = useSiteNames()
  return text => underName(text, { en: name_en, mr: name_mr })
}
