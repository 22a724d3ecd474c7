import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import { tokenHash } from '#server/ports/secrets.ts'
import { isSignedByMeta, readWhatsappEvents } from '#server/ports/whatsapp.ts'
import { type EventDependencies, receiveWhatsapp } from './whatsapp-events.ts'

interface WebhookDependencies extends EventDependencies {
  clock: Clock
  config: Config
}

const path = '/api/whatsapp/webhook'
/** Meta puts many reports into one notification. */
const bodyLimit = 1024 * 1024

const subscription = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string().max(500),
  // It is sent back unchanged, so it may hold nothing that a browser could interpret.
  'hub.challenge': z.string().regex(/^[\w.-]{1,200}$/),
})
/** Compares hashes, which have one length, so that the time reveals nothing about the token. */
const isSameToken = (token: string, given: string) => timingSafeEqual(tokenHash(token), tokenHash(given))

/** Serves the webhook that Meta calls. It has no session: the token proves the registration, and a signature each notification. */
export function serveWhatsapp(app: FastifyInstance, serving: WebhookDependencies): void {
  const { clock, config } = serving

  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    if (!config.whatsapp) throw new Refusal('not_found')
    const asked = subscription.safeParse(request.query)
    if (!asked.success) throw new Refusal('bad_input')
    if (!isSameToken(config.whatsapp.verifyToken, asked.data['hub.verify_token'])) throw new Refusal('not_yours')
    return reply.header('cache-control', 'no-store').type('text/plain').send(asked.data['hub.challenge'])
  })

  app.register(async hooks => {
    // The signature covers the raw bytes, so nothing may parse them first.
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    hooks.post(path, async (request, reply) => {
      if (!config.whatsapp) throw new Refusal('not_found')
      const signature = request.headers['x-hub-signature-256']
      const { body } = request
      if (!Buffer.isBuffer(body) || !isSignedByMeta(config.whatsapp.appSecret, body, signature))
        throw new Refusal('bad_input')
      const now = clock.now()
      for (const event of readWhatsappEvents(config.whatsapp, body)) await receiveWhatsapp(serving, event, now)
      return reply.header('cache-control', 'no-store').send({ message: 'received' })
    })
  })
}
