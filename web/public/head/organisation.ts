import type { PageRequest } from '#contract/site/pages.ts'
import { webAddress } from '#domain/web-address.ts'

/** The organisation behind the site, in the vocabulary of search engines. */
export function organisation({ origin, content }: PageRequest) {
  const { contact, social, site } = content
  const elsewhere = Object.values(social ?? {}).filter(link => webAddress(link))
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name_en,
    alternateName: site.name_mr,
    url: `${origin}/home`,
    logo: `${origin}${site.logo || '/icons/icon-512.png'}`,
    ...(contact?.email && { email: contact.email }),
    ...(contact?.mobiles.length && {
      contactPoint: contact.mobiles.map(telephone => ({
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone,
        availableLanguage: ['en', 'mr'],
      })),
    }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}
