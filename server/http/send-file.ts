import type { FastifyReply } from 'fastify'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { Gate } from './gate.ts'

/** The dependencies of routes that send stored files. */
export interface FileServing {
  db: Db
  files: Files
  secrets: Secrets
  clock: Clock
  gate: Gate
}

/** Sends a file that no browser stores, frames or runs anything in. */
export const sendSealed = (reply: FastifyReply, type: string, bytes: Uint8Array, name?: string): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', name ? `attachment; filename="${name}"` : 'attachment')
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .send(bytes)

/** Sends a file for a window that shows it. Browsers draw a PDF with scripts and styles of their own, which the usual policy forbids. */
export const sendInline = (reply: FastifyReply, type: string, bytes: Uint8Array, name: string): FastifyReply =>
  reply
    .type(type)
    .header('content-security-policy', "frame-ancestors 'none'; base-uri 'none'; form-action 'none'")
    .header('content-disposition', `inline; filename="${name}"`)
    .send(bytes)
