import type { Server } from 'node:net'
import { addressKey } from './limits.ts'

/**
 * Cuts off an address that opens more connections than this. The other limits count requests, and a connection without a
 * request costs the server a file descriptor all the same.
 */
export function limitConnections(server: Server, perAddress: number): void {
  const open = new Map<string, number>()
  server.on('connection', socket => {
    const address = addressKey(socket.remoteAddress ?? '')
    const connections = (open.get(address) ?? 0) + 1
    if (connections > perAddress) return void socket.destroy()
    open.set(address, connections)
    socket.once('close', () => {
      const stillOpen = (open.get(address) ?? 0) - 1
      if (stillOpen > 0) open.set(address, stillOpen)
      else open.delete(address)
    })
  })
}
