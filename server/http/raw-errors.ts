import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorWords } from './error-words.ts'
import { sendError } from './errors.ts'
import { apiHeaders } from './headers.ts'

/** Answers an address that cannot be decoded. No hook runs then, and the framework's own answer would repeat the address. */
export const answerFrameworkError =
  (publicUrl: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...apiHeaders(publicUrl) })
    sendError(error, request, reply)
  }

/** The answer to a malformed request. It repeats nothing of what was sent. */
export function malformedAnswer(publicUrl: string) {
  const body = JSON.stringify({ message: errorWords.bad_input.en, code: 'bad_input' })
  const headers: Readonly<Record<string, string>> = {
    ...apiHeaders(publicUrl),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  return { headers, body }
}

const statusOf: Partial<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers bytes that are not HTTP, for which there is no request object. */
export const answerClientError =
  (publicUrl: string) =>
  (error: { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { headers, body } = malformedAnswer(publicUrl)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const status = statusOf[error.code ?? ''] ?? '400 Bad Request'
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
  }
