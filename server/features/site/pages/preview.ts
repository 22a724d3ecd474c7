import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { PageRequest } from '#contract/site/pages.ts'
import { publicPaths } from '#domain/screens.ts'
import { languages } from '#domain/words/catalogue.ts'
import { logFailure } from '#server/http/log.ts'
import type { OfficeDoor } from '#server/http/office-door.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import { contentOf, type PageSource } from './public-content.ts'

const asked = z.object({ path: z.enum(publicPaths), language: z.enum(languages) })

interface PreviewOptions {
  office: OfficeDoor
  /** The content with the newest drafts in it. */
  drafts: PageSource
  clock: Clock
  publicUrl: string
  /** The policy of a public page. */
  policyOf: (page: PageRequest) => string
  draw: (page: PageRequest) => string
}

/** Shows ADMINs a public page as it would be with every draft published, in a frame of the office and without scripts. */
export function servePreview(app: FastifyInstance, options: PreviewOptions): void {
  const { office, drafts, clock, publicUrl, policyOf, draw } = options
  const framed = (policy: string) =>
    policy.replace(/script-src [^;]*/, "script-src 'none'").replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  app.get('/api/office/preview', async (request, reply) => {
    await office.admitOrRefuse({ access: 'admin', method: 'GET', writes: false }, request, clock.now())
    const address = asked.safeParse(request.query)
    if (!address.success) throw new Refusal('not_found')
    const asking = { ...address.data, query: {} }
    const content = await contentOf(drafts, asking, error => logFailure(request.log, 'a preview', error))
    const page = { ...asking, origin: publicUrl, isOpen: true, content }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', framed(policyOf(page)))
      .header('cache-control', 'no-store')
      .send(draw(page))
  })
}
