import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

/** How long a connection may keep the server waiting. A body that trickles in would otherwise stay open for ever. */
export const connectionTimeouts = {
  // Ten megabytes over a slow phone take minutes.
  requestTimeout: 180_000,
  // Silence ends a connection sooner, in the middle of a request too.
  connectionTimeout: 60_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 1_000 },
} satisfies FastifyHttpOptions<Server>
