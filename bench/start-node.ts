import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FromNode } from './node.ts'

/** Starts a node on this database and reads its messages. */
export function startNode(database: string) {
  const child = fork(join(import.meta.dirname, 'node.ts'), [database])
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
  return {
    listening: nextMessage('listening'),
    loaded: nextMessage('loaded'),
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
