import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import { pagePolicy } from '#server/http/headers.ts'
import { type BuiltPages, serveAssets } from './assets.ts'
import { memberDocument } from './member-document.ts'

/** The language a page is asked in stands in a cookie: it is how the page speaks, never who is asking. */
export function pageLanguage(request: FastifyRequest): Language {
  const value = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(value) ? value : 'en'
}

export async function servePages(app: FastifyInstance, pages: BuiltPages): Promise<void> {
  await serveAssets(app, pages)
  const member = pages.entry('web/member/main.tsx')
  const sendMember = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy())
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send(memberDocument(member, pageLanguage(request)))
  app.get('/*', async (request, reply) => sendMember(request, reply))
}
