import { z } from 'zod'
import { messageChannels } from '#domain/telling/channels.ts'
import { endpoint } from '../endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: z.object({ alive: z.boolean(), ready: z.boolean(), disk: z.enum(['ok', 'nearly full', 'full']) }),
})

/** For a balancer: 503 while the node starts, stops or has no room, so that it gets no new requests. */
export const ready = endpoint({
  method: 'GET',
  path: '/ready',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: z.object({ ready: z.boolean() }),
})

/** The messages in the outbox, for a newcomer who tries the product on their own machine. */
export const outbox = endpoint({
  method: 'GET',
  path: '/outbox',
  access: 'demo',
  writes: false,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        to: z.string(),
        channel: z.enum(messageChannels),
        subject: z.string(),
        text: z.string(),
        created_at: z.string(),
      }),
    ),
  }),
})
