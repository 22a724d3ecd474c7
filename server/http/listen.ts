import type { FastifyInstance } from 'fastify'
import { type Address, backlog, openFrontDoor } from './front-door/front-door.ts'
import type { Gate } from './gate.ts'

/** Listens with room for a crowd. Resolves to the port. The sockets behind the front door exist on Linux alone. */
export async function listen(app: FastifyInstance, members: Pick<Gate, 'allowed'>, address: Address): Promise<number> {
  if (process.platform === 'linux') return openFrontDoor(app, members, address)
  const { port, host } = address
  await app.listen({ port, host, backlog })
  const bound = app.server.address()
  return bound && typeof bound === 'object' ? bound.port : port
}
