import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import type { Gate } from './gate.ts'
import { isMembersCall } from './members-call.ts'
import { overloadAnswer } from './overload-answer.ts'

/** How long a connection may keep the server waiting. A body that trickles in would otherwise stay open for ever. */
const timeouts = {
  // Ten megabytes over a slow phone take minutes.
  requestTimeout: 180_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  // Longer than a proxy keeps a connection, so that it is the proxy that closes one.
  keepAliveTimeout: 72_000,
}
/** Silence ends a connection sooner, in the middle of a request too. */
const silentFor = 60_000

/**
 * The server refuses members' calls above the gate before the framework sees them. Everything but the date is made once, and
 * a text leaves in one write with its head, which a buffer would not. The front door refuses most of them before they come
 * here, and at a lower price; this is for those it could not read with certainty.
 */
export const gatedServer =
  (members: Gate, publicUrl: string): FastifyServerFactory =>
  handle => {
    const refusals = { en: fixedAnswer('en', publicUrl), mr: fixedAnswer('mr', publicUrl) }
    const server = createServer(timeouts, (request, response) => {
      const { url = '', headers } = request
      if (isMembersCall(url, headers.authorization !== undefined) && members.isFull())
        refuseOverload(request, response, refusals)
      else handle(request, response)
    })
    server.setTimeout(silentFor)
    return server
  }

interface FixedAnswer {
  headers: string[]
  body: string
}

function fixedAnswer(language: Language, publicUrl: string): FixedAnswer {
  const { headers, body } = overloadAnswer(language, publicUrl)
  return { headers: Object.entries(headers).flat(), body }
}

function refuseOverload(
  request: IncomingMessage,
  response: ServerResponse,
  refusals: Record<Language, FixedAnswer>,
): void {
  const { language } = request.headers
  const { headers, body } = refusals[isLanguage(language) ? language : 'en']
  response.writeHead(503, headers)
  response.end(body)
  // The body, if any, is small and is read to its end, so that the connection can be used again.
  request.resume()
}
