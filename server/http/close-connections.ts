import type { FastifyInstance } from 'fastify'

/** The part of the stop that jobs and the local PostgreSQL need after the last answer. */
const secondsAfterAnswers = 1

interface Stop {
  stopSeconds: number
  /** Resolves when a balancer has learnt of the stop and sends nothing new. */
  drain: () => Promise<unknown>
}

/**
 * Tells browsers to close the connections that they keep open after an answer, so that a stop need not wait for them. A
 * balancer may send a request just before it learns of the stop, so requests are answered until then. Connections that are
 * still open at the deadline are cut off, because a request may take for ever to arrive.
 */
export function closeConnectionsOnStop(app: FastifyInstance, { stopSeconds, drain }: Stop): { isStopping(): boolean } {
  let isStopping = false
  let deadline: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    isStopping = true
    await drain()
    const seconds = Math.max(0, stopSeconds - secondsAfterAnswers)
    deadline = setTimeout(() => app.server.closeAllConnections(), seconds * 1000)
  })
  app.addHook('onClose', async () => clearTimeout(deadline))
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
  return { isStopping: () => isStopping }
}
