// Strangers who hold connections, in a process of its own. Whatever is cut off comes again, until the process is told to end.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface Flood {
  port: number
  addresses: readonly string[]
  /** Begun requests whose heads or bodies never end, connections that ask nothing, or ever new connections. */
  kind: 'half-sent' | 'idle' | 'new'
  /** Held at once; of new connections, so many a second. */
  count: number
}
export interface Flooding {
  open: number
  /** Cut off or refused so far. */
  cut: number
}

const halfHead = 'GET /api/user/me HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer x\r\n'
const halfBody =
  'POST /api/search-user HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer x\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n{'
const openFor = 500
/** Many at once would be another flood than the one that is asked for. */
const atATime = 50

async function flood({ port, addresses, kind, count }: Flood, seen: Flooding) {
  const open = new Set<Socket>()
  let opened = 0
  const openOne = () => {
    const n = opened++
    const socket = connect({ port, host: '127.0.0.1', localAddress: addresses[n % addresses.length] })
    open.add(socket)
    socket.on('error', () => {})
    socket.once('connect', () => {
      if (kind === 'half-sent') socket.write(n % 2 === 0 ? halfHead : halfBody)
      if (kind === 'new') setTimeout(() => socket.destroy(), openFor)
    })
    // An answer is a refusal here, and is read like any other.
    socket.resume()
    socket.once('close', hadError => {
      open.delete(socket)
      if (kind !== 'new' || hadError) seen.cut++
    })
  }
  for (;;) {
    const wanted = kind === 'new' ? count / 20 : Math.min(atATime, count - open.size)
    for (let n = 0; n < wanted; n++) openOne()
    seen.open = open.size
    await pause(50)
  }
}

const seen: Flooding = { open: 0, cut: 0 }
process.on('message', (message: Flood | 'how many') => {
  if (message === 'how many') process.send?.(seen)
  else void flood(message, seen)
})
process.on('disconnect', () => process.exit())
