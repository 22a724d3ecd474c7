import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { isLanguage } from '#domain/words/catalogue.ts'
import { limitConnections } from './connections.ts'
import type { Gate } from './gate.ts'
import { overloadAnswer } from './overload-answer.ts'
import { malformedAnswer } from './raw-errors.ts'

/** Members' calls are refused first. Uploads of photos wait in a queue of their own, and health must always answer. */
const isMembersCall = (url: string, hasSession: boolean): boolean =>
  hasSession && url.startsWith('/api/') && url !== '/api/health' && url !== '/api/ready' && !url.endsWith('/add/photo')

/** How long a connection may keep the server waiting. A body that trickles in would otherwise stay open for ever. */
export const timeouts = {
  // Ten megabytes from a slow phone take minutes.
  requestTimeout: 180_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  // Longer than a proxy keeps a connection, so that it is the proxy that closes one.
  keepAliveTimeout: 72_000,
}
/** A silent connection ends sooner, even in the middle of a request. */
const silentFor = 60_000

interface ServerOptions {
  /** Refuses members' calls when it is full. */
  members: Gate
  publicUrl: string
  /** Null behind a proxy, where every connection is the proxy's. */
  connectionsPerAddress: number | null
  /** A request ends after this many milliseconds in which nothing of its body arrives. */
  silentBody: number
  /** Called at most once a second, because logging each refusal would cost more than the refusal. */
  onRefused(calls: number): void
}

/**
 * The server refuses members' calls above the gate before the framework sees them, and answers by itself what the framework
 * never sees. The answers are made once, apart from the date. They are strings, because a string leaves in one write with its
 * head and a buffer does not.
 */
export const gatedServer =
  ({ members, publicUrl, connectionsPerAddress, silentBody, onRefused }: ServerOptions): FastifyServerFactory =>
  handle => {
    const overload = { en: fixed(overloadAnswer('en', publicUrl)), mr: fixed(overloadAnswer('mr', publicUrl)) }
    const malformed = fixed(malformedAnswer(publicUrl))
    const countRefusal = oncePerSecond(onRefused)
    // Node would answer a request without a host by itself, without our headers.
    const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
      const { url = '', headers } = request
      if (!hasOneHost(request)) {
        answer(request, response, 400, malformed)
      } else if (isMembersCall(url, headers.authorization !== undefined) && members.isFull()) {
        countRefusal()
        answer(request, response, 503, overload[isLanguage(headers.language) ? headers.language : 'en'])
      } else {
        endSilentBody(request, response, silentBody)
        handle(request, response)
      }
    })
    server.on('checkExpectation', (request, response) => answer(request, response, 417, malformed))
    server.setTimeout(silentFor)
    if (connectionsPerAddress !== null) limitConnections(server, connectionsPerAddress)
    return server
  }

interface FixedAnswer {
  headers: string[]
  body: string
}
const fixed = ({ headers, body }: { headers: Readonly<Record<string, string>>; body: string }): FixedAnswer => ({
  headers: Object.entries(headers).flat(),
  body,
})

function answer(request: IncomingMessage, response: ServerResponse, status: number, { headers, body }: FixedAnswer) {
  response.writeHead(status, headers)
  response.end(body)
  // The body, if any, is small and is read to its end, so that the connection can be used again.
  request.resume()
}

/** Node keeps the first of two Host headers and drops the other, which a proxy in front may have used. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Ends a request whose body stops arriving. Once the body is there, the answer may take longer. */
function endSilentBody(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (length === undefined && encoding === undefined) return
  request.setTimeout(milliseconds)
  request.once('end', () => {
    if (!response.writableFinished) request.setTimeout(silentFor)
  })
}

function oncePerSecond(tell: (count: number) => void): () => void {
  let count = 0
  return () => {
    if (count++ > 0) return
    setTimeout(() => {
      tell(count)
      count = 0
    }, 1_000).unref()
  }
}
