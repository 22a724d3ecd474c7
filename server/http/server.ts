import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { ErrorAnswer } from '#contract/errors.ts'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import { errorWords } from './error-words.ts'
import type { Gate } from './gate.ts'
import { apiHeaders } from './headers.ts'

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
 * The server refuses members' calls above the gate before the framework sees them. Above its capacity a node refuses most
 * of what it is asked, so refusing must cost next to nothing: everything but the date is made once, and a text leaves in
 * one write with its head, which a buffer would not.
 */
export const gatedServer =
  (members: Gate, publicUrl: string): FastifyServerFactory =>
  handle => {
    const refusals = { en: overloadAnswer('en', publicUrl), mr: overloadAnswer('mr', publicUrl) }
    const server = createServer(timeouts, (request, response) => {
      if (isMembersCall(request) && members.isFull()) refuseOverload(request, response, refusals)
      else handle(request, response)
    })
    server.setTimeout(silentFor)
    return server
  }

const isMembersCall = ({ url = '', headers }: IncomingMessage) =>
  headers.authorization !== undefined && url.startsWith('/api/') && url !== '/api/health' && !url.endsWith('/add/photo')

interface FixedAnswer {
  headers: string[]
  body: string
}

function overloadAnswer(language: Language, publicUrl: string): FixedAnswer {
  const answer: ErrorAnswer = { message: errorWords.overloaded[language], code: 'overloaded' }
  const body = JSON.stringify(answer)
  const headers = {
    ...apiHeaders(publicUrl),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    'content-length': String(Buffer.byteLength(body)),
  }
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
