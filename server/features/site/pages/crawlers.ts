import { dayMs } from '#domain/durations.ts'
import { openScreens, protectedScreens, publicPaths } from '#domain/screens.ts'
import { languages } from '#domain/words/catalogue.ts'

const firstPart = (path: string) => `/${path.split('/')[1]}`
const disallowed = [...new Set(['/api/', '/office', ...[...openScreens, ...protectedScreens].map(firstPart)])]

/** Keeps crawlers out of the member area. It is no static file, because it names the sitemap by its full address. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', ...disallowed.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

const daysOfSecurityText = 180

/** Where a weakness is reported (RFC 9116). The day of its end moves with each answer, so that it never expires. */
export const securityText = (origin: string, email: string, now: Date): string =>
  [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(now.getTime() + daysOfSecurityText * dayMs).toISOString()}`,
    'Preferred-Languages: mr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')

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
