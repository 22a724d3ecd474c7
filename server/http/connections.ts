import type { Server } from 'node:net'
import { addressKey } from './limits.ts'

/**
 * Cuts off whoever opens more connections than this from one address. A request costs an address a hit of its limits; a
 * connection that asks nothing costs it nothing, and the server a descriptor.
 */
export function limitConnections(server: Server, perAddress: number): void {
  const open = new Map<string, number>()
  server.on('connection', socket => {
    const address = addressKey(socket.remoteAddress ?? '')
    const connections = (open.get(address) ?? 0) + 1
    if (connections > perAddress) return void socket.destroy()
    open.set(address, connections)
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
