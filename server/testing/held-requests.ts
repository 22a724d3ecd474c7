import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface HeldRequest {
  path: string
  headers?: Readonly<Record<string, string>>
  /** The part of the body that is sent. The declared length is larger. */
  begun?: string
}

/** Opens this many connections and sends a request with an incomplete body over each. Resolves when all are sent. */
export async function holdRequests(port: number, count: number, { path, headers = {}, begun = '{' }: HeldRequest) {
  const head = { host: 'localhost', 'content-type': 'application/json', 'content-length': '10000', ...headers }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  const request = [`POST ${path} HTTP/1.1`, ...lines, '', begun].join('\r\n')
  const sockets: Socket[] = []
  for (let n = 0; n < count; n++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    await new Promise(resolve => socket.write(request, resolve))
    sockets.push(socket)
  }
  return {
    sockets,
    release() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
