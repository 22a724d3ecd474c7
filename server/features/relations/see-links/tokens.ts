import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { daysOfSeeLink } from '#domain/relations/see-links.ts'
import { newToken, type Secrets } from '#server/ports/secrets.ts'

export const seePath = '/see'

const inPath = z.object({ token: z.string().min(20).max(100) })
export const tokenOf = (request: FastifyRequest): string | null => inPath.safeParse(request.params).data?.token ?? null

export const hashOfLink = (secrets: Pick<Secrets, 'keyedHash'>, token: string): Buffer =>
  secrets.keyedHash(`see link ${token}`)

const purpose = 'browser of a see link'
const inCookie = /(?:^|;\s*)see=([\w-]{22})\.([\w-]{32})(?:;|$)/

/**
 * The name by which this browser is known on this page, or null where it has not opened it. A press on the button gives it, signed
 * for this link, so that a forwarded link or a messenger that fetches the page starts at the cover.
 */
export function browserOf(secrets: Secrets, request: FastifyRequest): string | null {
  const [, name = '', signature = ''] = inCookie.exec(request.headers.cookie ?? '') ?? []
  return secrets.isSignedBy(purpose, `${tokenOf(request)} ${name}`, signature) ? name : null
}

interface Cookie {
  token: string
  browser: string
  isHttps: boolean
}

/** The cookie is sent to this page alone, and holds nothing about its reader. */
export function rememberBrowser(secrets: Secrets, reply: FastifyReply, { token, browser, isHttps }: Cookie): void {
  const value = `${browser}.${secrets.sign(purpose, `${token} ${browser}`)}`
  const age = daysOfSeeLink * 24 * 60 * 60
  const secure = isHttps ? '; Secure' : ''
  reply.header('set-cookie', `see=${value}; Path=${seePath}/${token}; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`)
}

export const newBrowser = (): string => newToken(16)
export const hashOfBrowser = (secrets: Pick<Secrets, 'keyedHash'>, linkId: string, browser: string): Buffer =>
  secrets.keyedHash(`browser of see link ${linkId} ${browser}`)
