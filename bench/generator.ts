// Asks a node in a process of its own, so that what it costs can be told apart. Sockets are written to directly: the client
// of node:http would take more of the processor than the server that refuses.
import { connect, type Socket } from 'node:net'

/** What the bench wants: callers who wait for each answer, or so many a second whatever becomes of the answers. */
export interface LoadPlan {
  port: number
  seconds: number
  tokens: readonly string[]
  paths: readonly string[]
  /** Where the clients come from: a proxy bounds each address. Without any, all come from one. */
  addresses?: readonly string[]
  pace: { callers: number } | { perSecond: number }
}
export interface LoadResult {
  /** Milliseconds from the moment each request was due, by status. Zero is a request without an answer. */
  times: Record<number, number[]>
  seconds: number
  /** The part of one processor that the generator took. */
  cpu: number
}

/** More connections at once than this are no clients of one node. What would need another counts as without an answer. */
const mostConnections = 4_000
const giveUpAfter = 10_000

function conversation({ port, tokens, paths, addresses = [] }: LoadPlan, note: (status: number, due: number) => void) {
  const idle: Socket[] = []
  const open = new Set<Socket>()
  const waiting = new Map<Socket, { due: number; done: () => void }>()
  const requests = paths.map(path => tokens.map(token => requestText(path, token)))

  function end(socket: Socket, status: number) {
    const pending = waiting.get(socket)
    if (!pending) return
    waiting.delete(socket)
    note(status, pending.due)
    pending.done()
  }
  let opened = 0
  function openSocket(): Socket {
    const localAddress = addresses[opened++ % addresses.length]
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, ...(localAddress && { localAddress }) })
    open.add(socket)
    let [status, left] = [0, 0]
    socket.on('data', chunk => {
      if (left === 0) {
        const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4)
        status = Number(head.slice(9, 12))
        left = head.length + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      }
      left -= chunk.length
      if (left > 0) return
      left = 0
      idle.push(socket)
      end(socket, status)
    })
    const gone = () => {
      open.delete(socket)
      const place = idle.indexOf(socket)
      if (place >= 0) idle.splice(place, 1)
      end(socket, 0)
    }
    socket.on('error', () => socket.destroy())
    socket.on('close', gone)
    return socket
  }
  return {
    ask: (n: number, due: number) =>
      new Promise<void>(done => {
        const socket = idle.pop() ?? (open.size < mostConnections ? openSocket() : null)
        if (!socket) {
          note(0, due)
          return done()
        }
        waiting.set(socket, { due, done })
        const ofPath = requests[n % paths.length] ?? []
        socket.write(ofPath[n % ofPath.length] ?? '')
      }),
    waiting: () => waiting.size,
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}

const requestText = (path: string, token: string) =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`
const turn = (milliseconds: number) => new Promise<void>(resolve => void setTimeout(resolve, milliseconds))

async function run(plan: LoadPlan): Promise<LoadResult> {
  const times: Record<number, number[]> = {}
  const note = (status: number, due: number) => {
    times[status] ??= []
    times[status].push(performance.now() - due)
  }
  const { ask, waiting, close } = conversation(plan, note)
  const { pace } = plan
  const usedBefore = process.cpuUsage()
  const began = performance.now()
  const until = began + plan.seconds * 1000
  if ('callers' in pace) {
    let n = 0
    const caller = async () => {
      while (performance.now() < until) await ask(n++, performance.now())
    }
    await Promise.all(Array.from({ length: pace.callers }, caller))
  } else {
    let n = 0
    for (let now = began; now < until; now = performance.now()) {
      for (; began + (n * 1000) / pace.perSecond <= now; n++) void ask(n, began + (n * 1000) / pace.perSecond)
      await turn(1)
    }
  }
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(usedBefore)
  const cpu = (user + system) / 1e6 / seconds
  for (const from = performance.now(); waiting() > 0 && performance.now() - from < giveUpAfter; ) await turn(50)
  close()
  return { times, seconds, cpu }
}

process.on('message', (plan: LoadPlan) => void run(plan).then(result => process.send?.(result)))
process.on('disconnect', () => process.exit())
