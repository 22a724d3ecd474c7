import { underName } from '#domain/site/site-content.ts'
import { useSiteNames } from '#web/ui/site-name.ts'

/** Puts the site's own name into a sentence, which is worded with the product's. */
export function useNamed(): (text: string) => string {
  const { name_en, name_mr } = useSiteNames()
  return text => underName(text, { en: name_en, mr: name_mr })
}
