import { createServer, type Server } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'

/**
 * Connections that wait to be accepted. A crowd that comes at once fills the usual five hundred, and whoever finds no place
 * tries again only after a second, then after three and after seven.
 */
const backlog = 4_096

/**
 * Node accepts one connection for each listening socket in a turn of its loop, and a busy node's turns are long: a crowd of
 * new visitors would wait many seconds to be let in, and even to be refused. Linux shares a port between several sockets.
 */
const socketsOnLinux = 16

interface Address {
  port: number
  host: string
}

/** Listens with room for a crowd. Closing the app closes every socket. */
export async function listen(app: FastifyInstance, { port, host }: Address): Promise<void> {
  if (process.platform !== 'linux') {
    await app.listen({ port, host, backlog })
    return
  }
  // A shared port would let a second process in without an error.
  await refuseIfTaken({ port, host })
  const others: Server[] = []
  let drained: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => {
    drained = Promise.all(others.map(other => new Promise(resolve => other.close(resolve))))
  })
  // The app's own server counts only the connections of its own socket, so the others are waited for here.
  app.addHook('onClose', async () => {
    const sweeping = setInterval(() => app.server.closeIdleConnections(), 50)
    await drained
    clearInterval(sweeping)
  })
  // Fastify hands its options on to Node, and its types lack this one.
  const first: FastifyListenOptions & { reusePort: true } = { port, host, backlog, reusePort: true }
  await app.listen(first)
  const bound = app.server.address()
  const shared = { port: bound && typeof bound === 'object' ? bound.port : port, host, backlog, reusePort: true }
  for (let n = 1; n < socketsOnLinux; n++) {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, socket => app.server.emit('connection', socket))
    await opened(other, shared)
    others.push(other)
  }
}

const opened = (server: Server, options: object) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => resolve())
  })

async function refuseIfTaken(address: Address): Promise<void> {
  const probe = createServer()
  await opened(probe, { ...address, exclusive: true })
  await new Promise(resolve => probe.close(resolve))
}
