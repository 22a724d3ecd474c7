import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#domain/words/catalogue.ts'
import type { Gate } from '../gate.ts'
import { logFailure } from '../log.ts'
import { overloadBytes } from '../overload-answer.ts'
import { type InnerSockets, openInnerSockets } from './inner-sockets.ts'

export interface Address {
  port: number
  host: string
  publicUrl: string
  stopSeconds: number
}
export interface FrontDoorSettings extends Address {
  backlog: number
  /** The inner sockets, and the token with which a connection to them begins. */
  inner: { names: readonly string[]; token: string }
  /** How many calls of members may be under way, by the gate. */
  allowed: Gate['allowed']
  refusals: Readonly<Record<Language, Uint8Array>>
}
export type FromFrontDoor =
  | { kind: 'listening'; port: number }
  | { kind: 'failed'; message: string; code: string | undefined }
  | { kind: 'refused'; calls: number }
  | { kind: 'closed' }

/** Room for a crowd that comes at once. Whoever finds no place tries again only after a second, then after three and seven. */
export const backlog = 4_096
const pauseBeforeRestart = 200

/**
 * Listens in a thread of its own, which refuses what is beyond the gate and passes on the rest. Resolves to the port. Closing
 * the app closes the door first and then waits for the families inside.
 */
export async function openFrontDoor(
  app: FastifyInstance,
  members: Pick<Gate, 'allowed'>,
  address: Address,
  thread = new URL('./thread.ts', import.meta.url),
): Promise<number> {
  const token = randomBytes(24).toString('hex')
  let isClosing = false
  let worker: Worker | null = null
  let inner: InnerSockets | null = null
  let drained: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => {
    isClosing = true
    const closing = worker
    if (closing) drained = closedDoor(closing).then(() => closing.terminate())
    closing?.postMessage('close')
  })
  app.addHook('onClose', async () => {
    const sweeping = setInterval(() => app.server.closeIdleConnections(), 50)
    await drained
    clearInterval(sweeping)
    inner?.close()
  })
  await app.ready()
  inner = await openInnerSockets(app.server, token, backlog)
  const { names } = inner
  const settings: FrontDoorSettings = {
    ...address,
    backlog,
    inner: { names, token },
    allowed: members.allowed,
    refusals: { en: overloadBytes('en', address.publicUrl), mr: overloadBytes('mr', address.publicUrl) },
  }

  /** A door that dies takes its connections with it. The node opens another, rather than dying of what a stranger sent. */
  async function open(port: number): Promise<number> {
    const opening = new Worker(thread, { workerData: { ...settings, port } })
    worker = opening
    const listening = await openedDoor(opening)
    const reopen = () => {
      if (!isClosing) open(listening).catch(died)
    }
    function died(error: unknown) {
      worker = null
      if (isClosing) return
      logFailure(app.log, 'front door', error)
      setTimeout(reopen, pauseBeforeRestart)
    }
    opening.once('error', died)
    opening.on('message', (message: FromFrontDoor) => {
      if (message.kind === 'refused') app.log.warn({ calls: message.calls }, 'refused: more than this node can answer')
    })
    return listening
  }
  try {
    const port = await open(address.port)
    // The server checks its timeouts only while it listens itself. Nobody may come this way: it tells no caller's address.
    const listenTextResolver = () => `Server listening at http://${address.host}:${port}`
    app.server.maxConnections = 0
    await app.listen({ path: `${names[0]}-unused`, listenTextResolver })
    return port
  } catch (error) {
    inner.close()
    throw error
  }
}

const openedDoor = (worker: Worker) =>
  new Promise<number>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: FromFrontDoor) => {
      worker.off('error', reject)
      if (message.kind === 'listening') return resolve(message.port)
      void worker.terminate()
      reject(
        message.kind === 'failed'
          ? Object.assign(new Error(message.message), { code: message.code })
          : new Error('closed'),
      )
    })
  })

const closedDoor = (worker: Worker) =>
  new Promise<void>(resolve => {
    worker.on('message', (message: FromFrontDoor) => message.kind === 'closed' && resolve())
    worker.once('exit', () => resolve())
  })
