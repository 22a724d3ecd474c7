import type { FastifyInstance } from 'fastify'

/** A browser keeps its connection open after the answer. This tells it to close, so that a stop need not wait for it. */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
