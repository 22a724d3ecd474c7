import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint, OfficeAccess } from '#contract/endpoint.ts'
import { officeSessionHours } from '#domain/limits.ts'
import { type Config, isOnlyLocal } from '#server/config.ts'
import { isLoopback } from '#server/config-values.ts'
import { mayUseDemo } from './demo-access.ts'
import { Refusal } from './refusal.ts'
import type { FindStaff, StaffMember } from './staff.ts'

export const isOfficeAccess = (access: Access): access is OfficeAccess =>
  access === 'office' || access === 'staff' || access === 'admin'

/** How long a session of the office lasts, whatever is done meanwhile: a working day. */
export const officeSessionSeconds = officeSessionHours * 60 * 60

/** The way into the office: which host it stands on, who is inside, and the cookie that says so. */
export interface OfficeDoor {
  /** Whether the office stands on another host than the site. */
  hasOwnHost: boolean
  /** Whether the request came to the host of the office. */
  isAtOffice(request: FastifyRequest): boolean
  /** Admits or refuses by what a call declares. Null where nobody is logged in and nobody need be. */
  admitOrRefuse(
    call: Pick<Endpoint, 'method' | 'writes'> & { access: OfficeAccess },
    request: FastifyRequest,
    now: Date,
  ): Promise<StaffMember | null>
  /** Writes the cookie of a session, or takes it away. */
  setCookie(reply: FastifyReply, token: string | null): void
}

type OfficeConfig = Pick<Config, 'officeUrl' | 'publicUrl' | 'demo' | 'host' | 'trustProxy'>

export function officeDoor(config: OfficeConfig, findStaff: FindStaff): OfficeDoor {
  const office = new URL(config.officeUrl ?? config.publicUrl)
  const isHttps = office.protocol === 'https:'
  // The prefix keeps a neighbouring host from planting a session, and demands the whole site as its path. The path would
  // guard nothing: members' calls read no cookie at all. On plain http, which is this machine alone, the path is the calls'.
  const name = isHttps ? '__Host-office' : 'office'
  const attributes = isHttps ? 'Path=/; Secure' : 'Path=/api/office'
  const inCookie = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,100})(?:;|$)`)

  const isAtOffice = (request: FastifyRequest) =>
    config.officeUrl === null || (request.headers.host ?? '').toLowerCase() === office.host

  /** A page of another site can make a browser send the cookie's requests, but not under another origin than its own. */
  function isFromOffice(request: FastifyRequest): boolean {
    const { origin } = request.headers
    if (origin === office.origin) return true
    // Somebody who tries the product may type 127.0.0.1 where the configuration says localhost.
    if (!origin || !isOnlyLocal(config) || !URL.canParse(origin)) return false
    const { host, hostname } = new URL(origin)
    return isLoopback(hostname) && host === request.headers.host
  }

  return {
    hasOwnHost: office.host !== new URL(config.publicUrl).host,
    isAtOffice,
    async admitOrRefuse({ access, method, writes }, request, now) {
      if (!isAtOffice(request)) throw new Refusal('not_found')
      if ((writes || method !== 'GET') && !isFromOffice(request)) throw new Refusal('wrong_origin')
      const token = inCookie.exec(request.headers.cookie ?? '')?.[1]
      const owner = token ? await findStaff(token, now) : null
      // Everybody knows the demo's passwords: a session that began in a demo opens nothing else.
      const staff = owner && (!owner.isDemo || mayUseDemo(config, request)) ? owner : null
      request.staffId = staff?.id ?? null
      if (access === 'office') return staff
      if (!staff) throw new Refusal('no_session')
      if (access === 'admin' && staff.role !== 'ADMIN') throw new Refusal('admin_only')
      return staff
    },
    setCookie(reply, token) {
      const age = token === null ? 0 : officeSessionSeconds
      reply.header('set-cookie', `${name}=${token ?? ''}; ${attributes}; HttpOnly; SameSite=Strict; Max-Age=${age}`)
    },
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who of the staff makes the call, for the log. */
    staffId: string | null
  }
}
