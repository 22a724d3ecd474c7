// Clients that ask for their unread count every six seconds, in a process of its own. Each has a session and a connection of
// its own. Sockets are written to directly: the client of node:http would take more of the processor than the server.
import { connect, type Socket } from 'node:net'

export interface Polling {
  port: number
  /** One client for each. */
  tokens: readonly string[]
  /** Counted from the moment when every client has asked once. */
  seconds: number
}
export interface Polled {
  /** Milliseconds from sending to the answer. */
  times: number[]
  /** How late the generator itself was with each request, in milliseconds. */
  lags: number[]
  /** Answered 503: the node has more to do than it can. */
  refused: number
  /** Connections that could not be made. */
  unconnected: number
  /** Other answers than 200, lost connections, and requests without an answer. */
  errors: number
  /** Refused while all of them came for the first time, faster than sessions can be read. They asked again at their next poll. */
  refusedAtFirst: number
  seconds: number
  /** The part of one processor that the generator took. */
  cpu: number
}
export type FromClients = { kind: 'warm' } | ({ kind: 'done' } & Polled)

const everyMs = 6_000
/** As the page does: each waits a little more or less each time. */
const nextDue = (due: number) => due + everyMs * (0.9 + 0.2 * Math.random())
const giveUpAfterMs = 10_000

interface Client {
  request: string
  socket: Socket | null
  due: number
  sentAt: number
  isWaiting: boolean
}

const turn = (milliseconds: number) => new Promise<void>(resolve => void setTimeout(resolve, milliseconds))

/** Clients by the millisecond in which they ask next. No client is due later than the wheel is long. */
function dueWheel(began: number) {
  const slots = Array.from({ length: 8_192 }, (): Client[] => [])
  const slotOf = (time: number) => Math.max(0, Math.floor(time - began))
  let next = 0
  return {
    put(client: Client) {
      slots[Math.max(next, slotOf(client.due)) % slots.length]?.push(client)
    },
    *due(now: number) {
      for (; next <= slotOf(now); next++) yield* slots[next % slots.length]?.splice(0) ?? []
    },
  }
}

async function run({ port, tokens, seconds }: Polling): Promise<Polled> {
  const [times, lags]: [number[], number[]] = [[], []]
  const count = { refused: 0, unconnected: 0, errors: 0 }
  let refusedAtFirst = 0
  let isMeasuring = false
  const began = performance.now()
  const wheel = dueWheel(began)
  const clients = tokens.map((token, n): Client => {
    const head = `GET /api/notification/count HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`
    return { request: head, socket: null, due: began + (n * everyMs) / tokens.length, sentAt: 0, isWaiting: false }
  })
  for (const client of clients) wheel.put(client)

  function end(client: Client, wrong: keyof typeof count | null) {
    if (!client.isWaiting) return
    client.isWaiting = false
    if (isMeasuring && !wrong) times.push(performance.now() - client.sentAt)
    if (wrong && isMeasuring) count[wrong]++
    else if (wrong) refusedAtFirst++
    client.due = nextDue(client.due)
    wheel.put(client)
  }
  function openSocket(client: Client): Socket {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let isConnected = false
    socket.once('connect', () => {
      isConnected = true
    })
    socket.on('data', chunk => {
      const status = chunk.toString('latin1', 9, 12)
      end(client, status === '200' ? null : status === '503' ? 'refused' : 'errors')
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      client.socket = null
      end(client, isConnected ? 'errors' : 'unconnected')
    })
    return socket
  }
  function ask(client: Client) {
    client.sentAt = performance.now()
    if (isMeasuring) lags.push(client.sentAt - client.due)
    client.isWaiting = true
    client.socket ??= openSocket(client)
    client.socket.write(client.request)
  }
  async function askUntil(until: number) {
    for (let now = performance.now(); now < until; now = performance.now()) {
      for (const client of wheel.due(now)) ask(client)
      await turn(1)
    }
  }

  await askUntil(began + 2 * everyMs)
  isMeasuring = true
  process.send?.({ kind: 'warm' } satisfies FromClients)
  const from = performance.now()
  const before = process.cpuUsage()
  await askUntil(from + seconds * 1000)
  const took = (performance.now() - from) / 1000
  const { user, system } = process.cpuUsage(before)
  for (let waited = 0; waited < giveUpAfterMs && clients.some(one => one.isWaiting); waited += 50) await turn(50)
  isMeasuring = false
  for (const client of clients) {
    if (client.isWaiting) count.errors++
    client.isWaiting = false
    client.socket?.destroy()
  }
  return { times, lags, ...count, refusedAtFirst, seconds: took, cpu: (user + system) / 1e6 / took }
}

process.on(
  'message',
  (polling: Polling) =>
    void run(polling).then(polled => process.send?.({ kind: 'done', ...polled } satisfies FromClients)),
)
process.on('disconnect', () => process.exit())
