// Owns the families' connections and passes them on to the server in the main thread. Calls beyond what the server can do are
// refused here: above its capacity a node refuses most of what it is asked, and each refusal in the main thread would take
// time from a family that was let in.
import { connect, createServer, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Places } from './conversation.ts'
import type { FromFrontDoor, FrontDoorSettings } from './front-door.ts'
import { introduce } from './introduction.ts'
import { type Passage, passOn } from './pass-on.ts'

const { port, host, backlog, inner, allowed, refusals, stopSeconds } = workerData as FrontDoorSettings
const tell = (message: FromFrontDoor) => parentPort?.postMessage(message)

let underWay = 0
const places: Places = {
  areFull: () => underWay >= Atomics.load(allowed, 0),
  take: () => {
    underWay++
  },
  giveBack: () => {
    underWay--
  },
}

let refused = 0
/** Told once a second at most, because a line of the log for each would cost more than refusing it. */
function countRefusal(): void {
  if (refused++ > 0) return
  setTimeout(() => {
    tell({ kind: 'refused', calls: refused })
    refused = 0
  }, 1_000)
}

let reached = 0
function reachServer(remoteAddress: string): Socket {
  const path = inner.names[reached++ % inner.names.length] ?? ''
  const socket = connect({ path, allowHalfOpen: true })
  socket.write(introduce(inner.token, remoteAddress))
  return socket
}

const families = new Map<Socket, Passage>()
/** A server that stops drops what it has not yet handed over, so whole pages and pictures are taken from it at once. */
const highWaterMark = 2 ** 18
const listener = createServer({ allowHalfOpen: true, noDelay: true, highWaterMark }, family => {
  families.set(family, passOn(family, { places, refusals, countRefusal, reachServer }))
  family.once('close', () => families.delete(family))
})
listener.once('error', ({ message, code }: NodeJS.ErrnoException) => tell({ kind: 'failed', message, code }))
listener.listen({ port, host, backlog }, () => {
  const bound = listener.address()
  tell({ kind: 'listening', port: bound && typeof bound === 'object' ? bound.port : port })
})
parentPort?.once('message', () => {
  listener.close(() => tell({ kind: 'closed' }))
  // The server ends the connections that it knows, each after its answer.
  for (const [family, passage] of families) if (!passage.hasReachedServer()) family.destroySoon()
  setTimeout(() => {
    for (const family of families.keys()) family.destroy()
  }, stopSeconds * 1000)
})
