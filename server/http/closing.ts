import type { FastifyInstance } from 'fastify'

/**
 * Requests under way are finished on a stop, but a browser keeps its connection open long after the answer: without
 * telling it to close, the stop would wait for the browser.
 */
export function closePolitely(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
