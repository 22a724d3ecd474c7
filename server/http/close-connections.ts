import type { FastifyInstance } from 'fastify'

/** Of the time for a stop, what jobs and the local PostgreSQL need after the last answer. */
const secondsAfterAnswers = 1

interface Stop {
  stopSeconds: number
  /** Resolves when a balancer has learnt of the stop and sends nothing new. */
  drain: () => Promise<unknown>
}

/**
 * A browser keeps its connection open after the answer. This tells it to close, so that a stop need not wait for it. A balancer
 * keeps some too and may have sent a request over one just before it would be closed; so whoever asks is still answered until it
 * has noticed. What is open when the time is up is cut off, because a request may take for ever to arrive.
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
