import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/words/catalogue.ts'
import { officePermissions, officePolicy } from '#server/http/headers.ts'
import type { OfficeDoor } from '#server/http/office-door.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { BuiltPages, EntryFiles } from './assets.ts'
import { pageLanguage } from './language.ts'

/** The title until the screen sets its own. */
const titles: Record<Language, string> = { en: 'Office', mr: 'कार्यालय' }

const officeDocument = ({ script, preloads, styles }: EntryFiles, language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${titles[language]}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="#6E1020">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map(href => `<link rel="stylesheet" href="${href}">`).join('\n')}
${preloads.map(href => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="root"></div>
<noscript><p class="wrap">The office needs JavaScript.</p></noscript>
</body>
</html>
`

/**
 * Whether the host of the office answers a path. Besides the office's own pages and calls it serves what a preview of the site
 * is drawn with, and the lists and texts of the forms that the office fills in for a family.
 */
const isForOffice = (path: string) =>
  /^\/(?:office(?:\/|$)|api\/office\/|api\/(?:health|ready)$|favicon\.svg$|robots\.txt$|assets\/|banners\/|api\/site-picture\/|api\/consents$|api\/(?:master-data|taluka|district|work-location|birth-place|state|country)\/list$)/.test(
    path,
  )

/**
 * Serves one document for every address of the office. Where the office has a host of its own, only that host serves its pages,
 * and it serves nothing of the site.
 */
export function serveOffice(app: FastifyInstance, office: OfficeDoor, pages: BuiltPages['office']): void {
  const files = pages.entry('web/office/main.tsx')

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (!office.isAtOffice(request)) throw new Refusal('not_found')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', officePolicy)
      .header('permissions-policy', officePermissions)
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .send(officeDocument(files, pageLanguage(request)))
  }
  app.get('/office', answer)
  app.get('/office/*', answer)
  if (!office.hasOwnHost) return
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.replace(/[?#].*$/s, '')
    if (!office.isAtOffice(request) || isForOffice(path)) return
    if (path === '/') return reply.redirect('/office')
    throw new Refusal('not_found')
  })
}
