import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { readIntroduction } from './introduction.ts'

/**
 * Node accepts one connection for each listening socket in a turn of its loop, and a busy node's turns are long: a crowd of
 * new visitors would wait many seconds to be let in.
 */
const sockets = 16
const introductionTimeout = 10_000

export interface InnerSockets {
  names: readonly string[]
  close(): void
}

/** Where the front door passes connections on to the server. The names exist in memory alone and leave no file behind. */
export async function openInnerSockets(server: Server, token: string, backlog: number): Promise<InnerSockets> {
  const name = `\0saptapadi-${randomBytes(16).toString('hex')}`
  const names = Array.from({ length: sockets }, (_, n) => `${name}-${n}`)
  const listeners = names.map(path => {
    const listener = createServer({ allowHalfOpen: true }, socket => admit(server, token, socket))
    return listener.listen({ path, backlog })
  })
  await Promise.all(listeners.map(listener => once(listener, 'listening')))
  return {
    names,
    close() {
      for (const listener of listeners) listener.close()
    },
  }
}

/**
 * Hands the connection to the server as if the family had come to it directly. Any process of this machine can knock here,
 * so whoever does not know the token is cut off.
 */
function admit(server: Server, token: string, socket: Socket) {
  let heard = Buffer.alloc(0)
  const cutOff = () => void socket.destroy()
  const hear = (chunk: Buffer) => {
    heard = Buffer.concat([heard, chunk])
    const introduction = readIntroduction(token, heard)
    if (introduction === undefined) return
    if (introduction === null) return cutOff()
    socket.off('data', hear).off('error', cutOff).setTimeout(0).off('timeout', cutOff)
    socket.pause()
    Object.defineProperty(socket, 'remoteAddress', { value: introduction.address })
    server.emit('connection', socket)
    socket.unshift(introduction.rest)
    socket.resume()
  }
  socket.on('data', hear).on('error', cutOff).setTimeout(introductionTimeout).on('timeout', cutOff)
}
