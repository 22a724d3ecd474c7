import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { minuteMs } from '#domain/durations.ts'
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
  // The largest file over the slowest line. Smaller bodies have less, see `BodyTimes`.
  requestTimeout: 30 * minuteMs,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  // Longer than a proxy keeps a connection, so that it is the proxy that closes one.
  keepAliveTimeout: 72_000,
}
/** A silent connection ends sooner, even in the middle of a request. */
const silentFor = 60_000

/** How long the body of a request may take to arrive. */
export interface BodyTimes {
  /** Without a byte. */
  silentMs: number
  /** As a whole, for a body of any size. */
  wholeMs: number
  /** A large file may take longer, as long as it would at this rate: a register goes over the line that an office has. */
  slowestBytesPerSecond: number
}
export const usualBodyTimes: BodyTimes = { silentMs: 30_000, wholeMs: 3 * minuteMs, slowestBytesPerSecond: 16 * 1024 }

interface ServerOptions {
  /** Refuses members' calls when it is full. */
  members: Gate
  publicUrl: string
  /** Null behind a proxy, where every connection is the proxy's. */
  connectionsPerAddress: number | null
  bodyTimes: BodyTimes
  /** Called at most once a second, because logging each refusal would cost more than the refusal. */
  onRefused(calls: number): void
}

/**
 * The server refuses members' calls above the gate before the framework sees them, and answers by itself what the framework
 * never sees. The answers are made once, apart from the date. They are strings, because a string leaves in one write with its
 * head and a buffer does not.
 */
export const gatedServer =
  ({ members, publicUrl, connectionsPerAddress, bodyTimes, onRefused }: ServerOptions): FastifyServerFactory =>
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
        endSlowBody(server, request, response, bodyTimes)
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

/** Ends a request whose body stops arriving or is too slow. Once the body is there, the answer may take longer. */
function endSlowBody(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  { silentMs, wholeMs, slowestBytesPerSecond }: BodyTimes,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (length === undefined && encoding === undefined) return
  request.setTimeout(silentMs)
  const longestMs = Math.max(wholeMs, (Number(length ?? 0) / slowestBytesPerSecond) * 1_000)
  // Node has one such time for every request, and tells of it in this way.
  const late = setTimeout(
    () => server.emit('clientError', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket),
    Math.min(longestMs, timeouts.requestTimeout),
  )
  request.once('close', () => clearTimeout(late))
  request.once('end', () => {
    clearTimeout(late)
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
