import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type CallName, calls } from '#contract/index.ts'
import type { Config } from '#server/config.ts'
import type { Clock } from '#server/ports/clock.ts'
import { demoDoorOpen } from './demo-door.ts'
import { languageOf } from './errors.ts'
import type { Ask, Handlers } from './handler.ts'
import { addressKey, type Limits, perAddress } from './limits.ts'
import { Refusal } from './refusal.ts'
import { readUpload } from './upload.ts'
import type { Viewer, Viewers } from './viewer.ts'
import { refuseMalformed } from './well-formed.ts'

interface Mounting {
  viewers: Viewers
  clock: Clock
  limits: Limits
  config: Pick<Config, 'demo' | 'host' | 'trustProxy'>
}

type AnyHandler = (ask: Ask<Endpoint>) => unknown

/** Puts every call of the contract on the wire: parse, check access, count, call the handler, answer by the schema. */
export function mountCalls(app: FastifyInstance, handlers: Handlers, mounting: Mounting): void {
  for (const name of Object.keys(calls) as CallName[])
    mountCall(app, calls[name], handlers[name] as AnyHandler, mounting)
}

function mountCall(app: FastifyInstance, declared: Endpoint, handler: AnyHandler, mounting: Mounting): void {
  const url = `/api${declared.path}`
  // A HEAD would run the handler: where that spends or changes something it must not.
  const readable = declared.method === 'GET' && !declared.writes
  app.route({
    method: declared.method,
    url,
    exposeHeadRoute: readable,
    handler: async (request, reply) => {
      const now = mounting.clock.now()
      const viewer = await admit(declared, request, mounting, now)
      if (declared.writes && declared.access === 'public')
        await mounting.limits.count(`address ${addressKey(request.ip)} ${declared.path}`, perAddress)
      const { sent, file } = await read(declared, request)
      const ask = {
        input: parseInput(declared, sent),
        viewer,
        now,
        language: languageOf(request),
        address: addressKey(request.ip),
        file,
      }
      // The contract's types tie each handler to its declaration; here they have met already.
      const answer = await handler(ask as unknown as Ask<Endpoint>)
      const cacheable = declared.cacheSeconds && !viewer
      reply.header('cache-control', cacheable ? `public, max-age=${declared.cacheSeconds}` : 'no-store')
      if (cacheable) reply.header('vary', 'language')
      return reply.type('application/json; charset=utf-8').send(serialise(declared, answer))
    },
  })
  if (declared.method === 'GET' && declared.writes)
    app.head(url, async () => {
      throw new Refusal('method_not_allowed')
    })
}

async function admit(
  declared: Endpoint,
  request: FastifyRequest,
  mounting: Mounting,
  now: Date,
): Promise<Viewer | null> {
  if (declared.access === 'demo' && !demoDoorOpen(mounting.config, request)) throw new Refusal('not_found')
  const viewer = await mounting.viewers.byAuthorization(request.headers.authorization, now)
  switch (declared.access) {
    case 'public':
    case 'demo':
      return viewer
    case 'staff':
      // Staff have a door and a session of their own; a member's token never opens it.
      throw new Refusal('staff_only')
    case 'session':
    case 'member':
    case 'paid':
      if (!viewer) throw new Refusal('no_session')
      return refusalOf(declared, viewer) ? admitted(declared, await mounting.viewers.readAgain(viewer, now)) : viewer
  }
}

function refusalOf({ access }: Endpoint, viewer: Viewer | null): ErrorCode | null {
  if (!viewer) return 'no_session'
  if (access !== 'session' && !viewer.verified) return 'unverified'
  return access === 'paid' && !viewer.paid ? 'plan_needed' : null
}

function admitted(declared: Endpoint, viewer: Viewer | null): Viewer | null {
  const refusal = refusalOf(declared, viewer)
  if (refusal) throw new Refusal(refusal)
  return viewer
}

async function read(declared: Endpoint, request: FastifyRequest) {
  const params = request.params as Record<string, string>
  if (declared.file) {
    const { fields, file } = await readUpload(request, declared.file)
    return { sent: { ...fields, ...params }, file }
  }
  // No body is an empty form; a body that says null is not one.
  const body = declared.method === 'GET' ? request.query : request.body === undefined ? {} : request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('bad_input')
  return { sent: { ...body, ...params }, file: null }
}

function parseInput(declared: Endpoint, sent: Record<string, unknown>): unknown {
  refuseMalformed(sent)
  const parsed = declared.input.safeParse(sent)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] ??= 'unknown:'
    else fields[String(issue.path[0] ?? 'body')] ??= issue.message
  }
  throw new Refusal('bad_input', { fields })
}

function serialise(declared: Endpoint, answer: unknown): string {
  if (declared.output instanceof z.ZodType) return JSON.stringify(declared.output.parse(answer))
  const { as, body } = answer as { as: string; body: unknown }
  const schema = declared.output[as]
  if (!schema) throw new Error(`no output for viewer class ${as}`)
  return JSON.stringify(schema.parse(body))
}
