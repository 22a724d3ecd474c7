import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'

const aYear = 365 * 24 * 60 * 60

/** The language is in the address of a shared link, or in a cookie. The cookie holds nothing else about the visitor. */
export function pageLanguage(request: FastifyRequest): Language {
  const { language: chosen } = request.query as Record<string, unknown>
  if (isLanguage(chosen)) return chosen
  const fromCookie = /(?:^|;\s*)(?:__Host-)?language=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(fromCookie) ? fromCookie : 'en'
}

/** Without scripts a visitor chooses the language by a link, and the cookie carries the choice to the next page. */
export function rememberLanguage(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  const { language: chosen } = request.query as Record<string, unknown>
  if (!isLanguage(chosen)) return
  // Under https the prefix keeps a neighbouring host from setting it.
  const [name, secure] = isHttps ? ['__Host-language', '; Secure'] : ['language', '']
  reply.header('set-cookie', `${name}=${chosen}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`)
}
