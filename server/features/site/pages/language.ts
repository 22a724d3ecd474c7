import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'

const aYear = 365 * 24 * 60 * 60

/** The language of the address, as in a shared link, or of the cookie. The cookie holds nothing else about the visitor. */
export function pageLanguage(request: FastifyRequest): Language {
  const { language: chosen } = request.query as Record<string, unknown>
  if (isLanguage(chosen)) return chosen
  const fromCookie = /(?:^|;\s*)(?:__Host-)?language=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(fromCookie) ? fromCookie : 'en'
}

/**
 * Stores the language of the address in a cookie. Without scripts a visitor chooses it by a link, and the next page needs it
 * too.
 */
export function rememberLanguage(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  const { language: chosen } = request.query as Record<string, unknown>
  if (!isLanguage(chosen)) return
  // The prefix, which needs https, keeps a neighbouring host from setting the cookie.
  const [name, secure] = isHttps ? ['__Host-language', '; Secure'] : ['language', '']
  reply.header('set-cookie', `${name}=${chosen}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`)
}
