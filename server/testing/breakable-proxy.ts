import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy between a node and its PostgreSQL that fails as networks and servers do. */
export interface BreakableProxy {
  url: string
  /** Connections stay open and nothing passes, as with a frozen server or a cut cable. */
  freeze(): void
  thaw(): void
  /** Ends every connection at once, as a server that stops. */
  cut(): void
  close(): Promise<void>
}

export async function breakableProxy(target: string): Promise<BreakableProxy> {
  const { port, hostname } = new URL(target)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer(near => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', chunk => void to.write(chunk))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isFrozen) from.pause()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.toString(),
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    cut,
    async close() {
      cut()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
