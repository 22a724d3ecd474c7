import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FromNode } from './node.ts'

/** Starts a node on this database and reads its messages. */
export function startNode(
  database: string,
  file = 'node.ts',
  gates: 'gated' | 'ungated' = 'gated',
  pages: 'pages' | 'no pages' = 'no pages',
) {
  const child = fork(join(import.meta.dirname, file), [database, gates, pages])
  const nextMessage = <K extends FromNode['kind']>(kind: K) =>
    new Promise<Extract<FromNode, { kind: K }>>((resolve, reject) => {
      const hear = (message: FromNode) => {
        if (message.kind !== kind) return
        child.off('message', hear)
        resolve(message as Extract<FromNode, { kind: K }>)
      }
      child.on('message', hear)
      child.once('exit', code => reject(new Error(`the node ended with ${code}`)))
    })
  // Each question adds a listener until it is answered.
  child.setMaxListeners(0)
  return {
    pid: child.pid ?? 0,
    listening: nextMessage('listening'),
    loaded: nextMessage('loaded'),
    /** Whether the process has ended, asked to or not. */
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** How many queries the node has made so far. */
    async queries() {
      const answer = nextMessage('queries')
      child.send('queries')
      return (await answer).count
    },
    /** Sends the weekly sheet of the present week, and returns how many milliseconds it took. */
    async sheets() {
      const answer = nextMessage('sheets')
      child.send('sheets')
      return (await answer).milliseconds
    },
    async delay() {
      const answer = nextMessage('delay')
      child.send('delay')
      return answer
    },
    async stop() {
      child.removeAllListeners('exit')
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
