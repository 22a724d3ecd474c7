import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { beforeConsent } from '#contract/before-consent.ts'
import type { Access, Endpoint, OfficeAccess } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type CallName, calls } from '#contract/index.ts'
import { rulesOfIssues } from '#contract/issues.ts'
import { ownerAlone } from '#contract/owner-alone.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { ActsOf } from './acts.ts'
import { type ArrivingUploads, arrivingUploads } from './arriving-uploads.ts'
import { compressed } from './compress.ts'
import { type DemoConfig, mayUseDemo } from './demo-access.ts'
import { languageOf } from './errors.ts'
import type { Gate, Gates } from './gate.ts'
import type { CallContext, Handlers } from './handler.ts'
import { addressKey, type Limits, perAddress, storedUploads, uploadTries } from './limits.ts'
import { isOfficeAccess, type OfficeDoor } from './office-door.ts'
import { Refusal } from './refusal.ts'
import { serializer } from './serializer.ts'
import type { StaffMember } from './staff.ts'
import type { StaffAnswers } from './staff-answers.ts'
import { readUpload } from './upload.ts'
import type { Viewer, Viewers } from './viewer.ts'
import { refuseMalformed } from './well-formed.ts'

interface MountOptions {
  viewers: Viewers
  office: OfficeDoor
  actsOf: ActsOf
  staffAnswers: StaffAnswers
  clock: Clock
  limits: Limits
  gates: Gates
  config: DemoConfig
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the call has, for the log. */
    memberId: string | null
  }
}

type AnyHandler = (context: CallContext<Endpoint>) => unknown

/** Makes a route of every call in the contract: check access, count, parse, call the handler, serialise by the schema. */
export function mountCalls(app: FastifyInstance, handlers: Handlers, options: MountOptions): void {
  app.decorateRequest('memberId', null)
  app.decorateRequest('staffId', null)
  app.decorateRequest('opens', null)
  const arriving = arrivingUploads()
  for (const name of Object.keys(calls) as CallName[])
    mountCall(app, calls[name], handlers[name] as AnyHandler, gateOf(name, options.gates), {
      ...options,
      arriving,
      needsConsent: calls[name].writes && !beforeConsent.has(name),
      isOwnerAlone: ownerAlone.has(name),
    })
}

interface CallOptions extends MountOptions {
  arriving: ArrivingUploads
  /** Whether a family that claimed an imported record has to agree first. */
  needsConsent: boolean
  /** Whether it is refused to others of the family than the registered owner. */
  isOwnerAlone: boolean
}

/** Null for a call that is never refused because the node is busy. */
function gateOf(name: CallName, gates: Gates): Gate | null {
  const endpoint: Endpoint = calls[name]
  if (name === 'health' || name === 'ready') return null
  if (endpoint.file) return gates.uploads
  if (!isForAnybody(endpoint) || !endpoint.writes) return gates.calls
  return isOfficeAccess(endpoint.access) ? gates.enteringOffice : gates.entering
}

/** Calls without a session can be counted only by network address. */
const isForAnybody = ({ access }: Endpoint) => access === 'public' || access === 'office'

function mountCall(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyHandler,
  gate: Gate | null,
  options: CallOptions,
): void {
  const inPlace = <T>(work: () => Promise<T>) => (gate ? gate.runOrRefuse(work) : work())
  const url = `/api${endpoint.path}`
  const serialise = serializersOf(endpoint)
  // Fastify answers HEAD by running the handler, which must not happen where the handler writes.
  const allowsHead = endpoint.method === 'GET' && !endpoint.writes
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const now = options.clock.now()
    const { viewer, staff } = await admit(endpoint, request, options, now)
    if (endpoint.writes && isForAnybody(endpoint))
      await options.limits.countOrRefuse(`address ${addressKey(request.ip)} ${endpoint.path}`, perAddress)
    const uploader = endpoint.file && viewer ? viewer.id : null
    if (uploader) {
      await options.limits.countOrRefuse(`uploads tried ${uploader}`, uploadTries)
      // A file is counted before it is stored, so that uploads at the same moment count like uploads one after another.
      await options.limits.countOrRefuse(`uploads ${uploader}`, storedUploads)
    }
    try {
      return await answerCounted(request, reply, { viewer, staff, now })
    } catch (refused) {
      if (uploader) await options.limits.giveBack(`uploads ${uploader}`)
      throw refused
    }
  }
  async function answerCounted(
    request: FastifyRequest,
    reply: FastifyReply,
    { viewer, staff, now }: Admitted & { now: Date },
  ) {
    const { sent, file } = await readRequest(endpoint, request, options.arriving, viewer)
    const context = {
      input: parseInput(endpoint, sent),
      viewer,
      staff,
      inAct: endpoint.acts ? options.actsOf({ staff, now }) : null,
      now,
      language: languageOf(request),
      // Getters, because few calls need these and reading an address means reading the headers of proxies.
      get address() {
        return addressKey(request.ip)
      },
      get device() {
        return deviceOf(request)
      },
      get userAgent() {
        return request.headers['user-agent'] ?? ''
      },
      get sentToken() {
        return request.headers.authorization !== undefined
      },
      get mayUseDemo() {
        return mayUseDemo(options.config, request)
      },
      setOfficeCookie: isOfficeAccess(endpoint.access)
        ? (token: string | null) => options.office.setCookie(reply, token)
        : null,
      file,
    }
    // The type Handlers already ties each handler to its endpoint.
    const work = async () => handler(context as unknown as CallContext<Endpoint>)
    const { path: call, noAct, noRead, opens = null, writes } = endpoint
    if (staff && noAct && opens) await options.staffAnswers.refuseIfUsedUp(staff, now)
    const given = await (endpoint.file ? inPlace(work) : work())
    const text = serialise(given)
    if (staff && !noRead) {
      const showsMore = await options.staffAnswers.note({ staff, call, text, mayRefuse: !writes, now })
      request.opens = opens ?? (showsMore ? 'others' : null)
    }
    const isCacheable = endpoint.cacheSeconds && !viewer
    reply.header('cache-control', isCacheable ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store')
    if (isCacheable) reply.header('vary', 'language, accept-encoding')
    // The office is admitted by a cookie, which other sites can make a browser send.
    const sentText = staff ? text : await compressed(request, reply, text)
    return reply.type('application/json; charset=utf-8').send(sentText)
  }
  app.route({
    method: endpoint.method,
    url,
    exposeHeadRoute: allowsHead,
    // The framework has read the body by now. A file is read later, and its upload takes a place after that.
    handler: (request, reply) => (endpoint.file ? answer(request, reply) : inPlace(() => answer(request, reply))),
  })
  if (endpoint.method === 'GET' && endpoint.writes)
    app.head(url, async () => {
      throw new Refusal('method_not_allowed')
    })
}

const deviceForm = /^[\w-]{20,64}$/
function deviceOf(request: FastifyRequest): string | null {
  const { device } = request.headers
  return typeof device === 'string' && deviceForm.test(device) ? device : null
}

async function admit(endpoint: Endpoint, request: FastifyRequest, options: CallOptions, now: Date): Promise<Admitted> {
  const { access, method, writes } = endpoint
  // A member's token opens no call of the office, and the office's cookie no call of members.
  if (isOfficeAccess(access))
    return { viewer: null, staff: await options.office.admitOrRefuse({ access, method, writes }, request, now) }
  return { viewer: await admitMember(endpoint, access, request, options, now), staff: null }
}

interface Admitted {
  viewer: Viewer | null
  staff: StaffMember | null
}

async function admitMember(
  endpoint: Endpoint,
  access: Exclude<Access, OfficeAccess>,
  request: FastifyRequest,
  options: CallOptions,
  now: Date,
): Promise<Viewer | null> {
  if (access === 'demo' && !mayUseDemo(options.config, request)) throw new Refusal('not_found')
  const viewer = await options.viewers.byAuthorization(request.headers.authorization, now)
  request.memberId = viewer?.id ?? null
  switch (access) {
    case 'public':
    case 'demo':
      return viewer
    case 'session':
    case 'member':
    case 'paid':
      if (!viewer) throw new Refusal('no_session')
      // The cached viewer may be older than a verification, a consent or a payment, so the database decides before a refusal.
      return refusalOf(endpoint, viewer, options)
        ? refuseOrAdmit(endpoint, await options.viewers.readAgain(viewer, now), options)
        : viewer
  }
}

type Needs = Pick<CallOptions, 'needsConsent' | 'isOwnerAlone'>

function refusalOf(
  { access, withoutPlan = 'plan_needed' }: Endpoint,
  viewer: Viewer | null,
  { needsConsent, isOwnerAlone }: Needs,
): ErrorCode | null {
  if (!viewer) return 'no_session'
  if (access !== 'session' && !viewer.verified) return 'unverified'
  if (isOwnerAlone && !viewer.isOwner) return 'owner_alone'
  if (needsConsent && viewer.awaitsConsent) return 'consent_needed'
  return access === 'paid' && !viewer.paid ? withoutPlan : null
}

function refuseOrAdmit(endpoint: Endpoint, viewer: Viewer | null, needs: Needs): Viewer | null {
  const refusal = refusalOf(endpoint, viewer, needs)
  if (refusal) throw new Refusal(refusal)
  return viewer
}

async function readRequest(
  endpoint: Endpoint,
  request: FastifyRequest,
  arriving: ArrivingUploads,
  viewer: Viewer | null,
) {
  const params = request.params as Record<string, string>
  if (endpoint.file) {
    const { fields, file } = await readUpload(
      request,
      { file: endpoint.file, maxFileBytes: endpoint.maxFileBytes },
      arriving,
      viewer?.id ?? addressKey(request.ip),
    )
    return { sent: { ...fields, ...params }, file }
  }
  // A missing body counts as an empty object. A body that is null does not.
  const body = endpoint.method === 'GET' ? request.query : request.body === undefined ? {} : request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('bad_input')
  return { sent: { ...body, ...params }, file: null }
}

function parseInput(endpoint: Endpoint, sent: Record<string, unknown>): unknown {
  refuseMalformed(sent)
  const parsed = endpoint.input.safeParse(sent)
  if (parsed.success) return parsed.data
  throw new Refusal('bad_input', { fields: rulesOfIssues(parsed.error) })
}

function serializersOf({ output }: Endpoint): (answer: unknown) => string {
  if (output instanceof z.ZodType) return serializer(output)
  const byClass = new Map(Object.entries(output).map(([name, schema]) => [name, serializer(schema)]))
  return answer => {
    const { as, body } = answer as { as: string; body: unknown }
    const serialise = byClass.get(as)
    if (!serialise) throw new Error(`no output for viewer class ${as}`)
    return serialise(body)
  }
}
