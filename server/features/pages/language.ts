import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'

const aYear = 365 * 24 * 60 * 60

/**
 * The language a page is asked in stands in the address of a shared link, or in a cookie: it is how the page speaks,
 * never who is asking.
 */
export function pageLanguage(request: FastifyRequest): Language {
  const { language: chosen } = request.query as Record<string, unknown>
  if (isLanguage(chosen)) return chosen
  const kept = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(kept) ? kept : 'en'
}

/** Without scripts, following the link is the choice; the next page must speak the same. */
export function keepChosenLanguage(request: FastifyRequest, reply: FastifyReply): void {
  const { language: chosen } = request.query as Record<string, unknown>
  if (isLanguage(chosen)) reply.header('set-cookie', `language=${chosen}; Path=/; Max-Age=${aYear}; SameSite=Lax`)
}
