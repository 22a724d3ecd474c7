import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint, OfficeAccess } from '#contract/endpoint.ts'
import { officeSessionHours } from '#domain/limits.ts'
import { admits, isStaffAccess } from '#domain/office/staff.ts'
import { type Config, isOnlyLocal } from '#server/config.ts'
import { isLoopback } from '#server/config-values.ts'
import { mayUseDemo } from './demo-access.ts'
import { Refusal } from './refusal.ts'
import type { FindStaff, StaffMember } from './staff.ts'

export const isOfficeAccess = (access: Access): access is OfficeAccess => access === 'office' || isStaffAccess(access)

/** A session of the office lasts a working day, whether or not it is used. */
export const officeSessionSeconds = officeSessionHours * 60 * 60

/** Admits staff to the office by its host and by the cookie of a session. */
export interface OfficeDoor {
  /** Whether the office has another host than the site. */
  hasOwnHost: boolean
  /** Whether the request came to the host of the office. */
  isAtOffice(request: FastifyRequest): boolean
  /** Admits or refuses by the call's declaration. Null when nobody is logged in and the call needs nobody to be. */
  admitOrRefuse(
    call: Pick<Endpoint, 'method' | 'writes'> & { access: OfficeAccess },
    request: FastifyRequest,
    now: Date,
  ): Promise<StaffMember | null>
  /** Writes or removes the cookie of a session. */
  setCookie(reply: FastifyReply, token: string | null): void
}

type OfficeConfig = Pick<Config, 'officeUrl' | 'publicUrl' | 'demo' | 'host' | 'trustProxy'>

export function officeDoor(config: OfficeConfig, findStaff: FindStaff): OfficeDoor {
  const office = new URL(config.officeUrl ?? config.publicUrl)
  const isHttps = office.protocol === 'https:'
  // The prefix keeps a neighbouring host from planting a session, and requires the whole site as the path. A narrower path
  // would guard nothing, because members' calls read no cookie. Plain http, on this machine alone, uses the calls' path.
  const name = isHttps ? '__Host-office' : 'office'
  const attributes = isHttps ? 'Path=/; Secure' : 'Path=/api/office'
  const inCookie = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,100})(?:;|$)`)

  const isAtOffice = (request: FastifyRequest) =>
    config.officeUrl === null || (request.headers.host ?? '').toLowerCase() === office.host

  /** A page of another site can make a browser send the cookie, but only under its own origin. */
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
      // Everybody knows the demo's passwords, so a session that began in a demo opens nothing else.
      const staff = owner && (!owner.isDemo || mayUseDemo(config, request)) ? owner : null
      request.staffId = staff?.id ?? null
      if (access === 'office') return staff
      if (!staff) throw new Refusal('no_session')
      if (!admits(access, staff.role)) throw new Refusal(access === 'admin' ? 'admin_only' : 'wrong_role')
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
    /** The member of staff who makes the call, for the log. */
    staffId: string | null
  }
}
