import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageRequest, RenderedPage } from '#contract/site/pages.ts'
import { isOpenScreen, isProtected, publicBodyOf, publicPaths, screenOf } from '#domain/screens.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Printer } from '#server/features/shared/printing/printer.ts'
import type { IsSiteOpen } from '#server/features/site/setup/opening.ts'
import { acceptedEncoding, compressed } from '#server/http/compress.ts'
import { type DemoConfig, mayUseDemo } from '#server/http/demo-access.ts'
import type { Gate } from '#server/http/gate.ts'
import { pagePolicy } from '#server/http/headers.ts'
import { logFailure } from '#server/http/log.ts'
import type { OfficeDoor } from '#server/http/office-door.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { type BuiltPages, serveAssets } from './assets.ts'
import { robotsText, securityText, sitemap } from './crawlers.ts'
import { withDemoRibbon } from './demo-ribbon.ts'
import { drawnPages } from './drawn-pages.ts'
import { pageLanguage, rememberLanguage } from './language.ts'
import { webManifest } from './manifest.ts'
import { memberDocument, memberStyle } from './member-document.ts'
import { serveOffice } from './office-document.ts'
import { servePreview } from './preview.ts'
import { contentOf, type PageSource, unnamed } from './public-content.ts'
import { publicDocument } from './public-document.ts'
import { serveWorker } from './service-worker.ts'
import { serveSiteFace } from './site-face.ts'

interface PageOptions {
  pages: BuiltPages
  office: OfficeDoor
  content: PageSource
  /** The content with the newest drafts, for the office's preview. */
  drafts: PageSource
  clock: Clock
  isOpen: IsSiteOpen
  gate: Gate
  /** The settings that open the demo's outbox. */
  demo: DemoConfig
  /** Whether every page must say that this is a demo. */
  demoInPublic: boolean
  isWorkerWithdrawn: boolean
  printer: Printer
  files: Files
}

const isOutbox = /^\/outbox\/?$/

/** Drops lists and nested values from the query: pages read only plain strings. */
const plainQuery = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' && value.length <= 200 ? [[name, value]] : [],
    ),
  )

export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { pages, office, content, drafts, clock, isOpen, gate, demo, demoInPublic, isWorkerWithdrawn, printer, files } =
    options
  const { publicUrl } = demo
  const isHttps = publicUrl.startsWith('https:')
  await serveAssets(app, pages)
  serveOffice(app, office, pages.office)
  serveWorker(app, pages, isWorkerWithdrawn)
  const filesOf = (path: string) => {
    const screen = screenOf(path)
    return pages.entry('web/member/main.tsx', ...(screen ? [pages.screenSources[screen]] : []))
  }
  const { firstScript: script } = pages
  // The stylesheets are in the page, because they load faster than one more round trip to the server takes.
  function makePublicFiles(source: string | undefined) {
    const files = pages.entry('web/public/main.tsx', ...(source === undefined ? [] : [source]))
    const style = pages.textOf(files.styles)
    return { files, inline: { script, style }, policy: pagePolicy({ script, style }) }
  }
  const ofHome = makePublicFiles(undefined)
  const ofOthers = new Map(Object.values(pages.bodySources).map(source => [source, makePublicFiles(source)]))
  const publicFilesOf = (page: PageRequest) => ofOthers.get(pages.bodySources[publicBodyOf(page)] ?? '') ?? ofHome
  const memberPolicy = pagePolicy({ style: memberStyle })

  const withRibbon = (html: string, language: Language) => (demoInPublic ? withDemoRibbon(html, language) : html)
  const document = (reply: FastifyReply, policy: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')

  function documentOf(page: PageRequest, rendered: RenderedPage) {
    const { inline, files } = publicFilesOf(page)
    return publicDocument(inline, files, page, rendered)
  }
  const drawn = drawnPages(page => {
    const rendered = pages.render(page)
    return { status: rendered.status, html: withRibbon(documentOf(page, rendered), page.language) }
  })

  const identityIn = (language: Language, log: FastifyBaseLogger) =>
    content.identity(language).catch(error => {
      logFailure(log, 'the name of the site', error)
      return unnamed
    })
  const namesFor = (request: FastifyRequest) => identityIn(pageLanguage(request), request.log)

  serveSiteFace(app, { printer, files, identity: () => identityIn('en', app.log) })

  async function sendMember(path: string, request: FastifyRequest, reply: FastifyReply) {
    const language = pageLanguage(request)
    const names = await namesFor(request)
    rememberLanguage(request, reply, isHttps)
    const html = memberDocument(filesOf(path), language, names, pages.renderFirstFrame(language, names))
    document(reply, memberPolicy).header('vary', 'cookie, accept-encoding').header('x-robots-tag', 'noindex')
    return reply.send(await compressed(request, reply, withRibbon(html, language)))
  }

  const sendPublic = (path: string, request: FastifyRequest, reply: FastifyReply) =>
    gate.runOrRefuse(() => renderPublic(path, request, reply))

  async function renderPublic(path: string, request: FastifyRequest, reply: FastifyReply) {
    const address = { path, query: plainQuery(request.query), language: pageLanguage(request) }
    const onError = (error: unknown) => logFailure(request.log, `a piece of ${path}`, error)
    // Without the database the site counts as open: a site that loses its database has been set up before.
    const isOpenNow = await isOpen().catch(() => true)
    const page: PageRequest = {
      ...address,
      origin: publicUrl,
      isOpen: isOpenNow,
      content: isOpenNow
        ? await contentOf(content, address, onError)
        : { site: await namesFor(request), social: null, contact: null },
    }
    const { status, html, encoded } = drawn(page)
    rememberLanguage(request, reply, isHttps)
    document(reply.code(status), publicFilesOf(page).policy).header('vary', 'cookie, accept-encoding')
    const encoding = acceptedEncoding(request)
    if (!encoding) return reply.send(html)
    return reply.header('content-encoding', encoding).send(await encoded(encoding))
  }

  servePreview(app, {
    office,
    drafts,
    clock,
    publicUrl,
    policyOf: page => publicFilesOf(page).policy,
    draw: page => documentOf(page, pages.render(page)),
  })
  for (const path of publicPaths) app.get(path, (request, reply) => sendPublic(path, request, reply))
  // The first script sends a logged-in member to the dashboard. Everybody else reads the home page.
  app.get('/', (request, reply) => sendPublic('/home', request, reply))
  // Letters name this address: somebody who was invited types it from paper.
  app.get('/join', (_request, reply) => reply.redirect('/family-invitation'))
  app.get('/site.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send(webManifest(pageLanguage(request), await namesFor(request))),
  )
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl)))
  app.get('/.well-known/security.txt', async (request, reply) => {
    const { email } = await content.contact().catch(error => {
      logFailure(request.log, 'the contact of the site', error)
      return { email: '' }
    })
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(securityText(publicUrl, email, clock.now()))
  })
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl)),
  )
  app.get('/*', async (request, reply) => {
    const path = request.url.replace(/[?#].*$/s, '')
    // The page of the outbox is not found wherever its call is not.
    if (isOutbox.test(path) && !mayUseDemo(demo, request)) return sendPublic('/no-outbox', request, reply)
    if (isProtected(path) || isOpenScreen(path)) return sendMember(path, request, reply)
    return sendPublic(path, request, reply)
  })
}
