import { memberPages } from '#domain/member-pages.ts'
import { publicPaths } from '#domain/pages.ts'
import { languages } from '#domain/words/catalogue.ts'

const firstPart = (page: string) => `/${page.split('/')[1]}`
const closed = [...new Set(['/api/', '/reset-password', '/outbox', ...memberPages.map(firstPart)])]

/** Members' pages are nobody's to find. Not a file among the assets: the sitemap must be named by its full address. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

const addressIn = (origin: string, path: string, language: string) =>
  language === 'en' ? `${origin}${path}` : `${origin}${path}?language=${language}`

export function sitemap(origin: string): string {
  const entries = publicPaths.flatMap(path =>
    languages.map(language => {
      const others = languages.map(
        one => `<xhtml:link rel="alternate" hreflang="${one}" href="${addressIn(origin, path, one)}"/>`,
      )
      return `<url><loc>${addressIn(origin, path, language)}</loc>${others.join('')}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
