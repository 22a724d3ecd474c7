import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { photoPage, sharePath } from '#domain/share-target.ts'
import { pagePolicy } from '#server/http/headers.ts'
import { offlineDocument, offlineStyle } from './offline-document.ts'

/** A worker that removes itself and its caches. Every phone that has a worker gets it with the next check for a new version. */
const withdrawal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

interface Built {
  worker: string
  offlineScript: string
}

/**
 * Serves the service worker and the one page that it stores. The worker ends with the page's hash, so a new page makes a new
 * worker.
 */
export function serveWorker(app: FastifyInstance, { worker, offlineScript }: Built, isWithdrawn: boolean): void {
  const page = offlineDocument(offlineScript)
  const policy = pagePolicy({ script: offlineScript, style: offlineStyle })
  const version = createHash('sha256').update(page).digest('hex')
  const text = isWithdrawn ? withdrawal : `${worker}\n// ${version}\n`
  app.get('/worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // The worker's requests follow this policy and not that of the pages.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'; img-src 'self'")
      .send(text),
  )
  // The worker answers this address itself. Without a worker, the page says that the photo did not arrive.
  void app.register(async shared => {
    shared.removeAllContentTypeParsers()
    shared.addContentTypeParser('*', (_request, _body, done) => done(null))
    shared.post(sharePath, async (_request, reply) => reply.redirect(photoPage, 303))
  })
  app.get('/offline', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .send(page),
  )
}
