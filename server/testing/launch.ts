import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const running = new Set<ChildProcess>()

/** Ends every process that a test left running. */
export function killLaunched(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** The whole product as the operator starts it, in a process of its own. */
export async function launch(env: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', ...env },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  void ended.then(() => running.delete(child))
  const base = `http://127.0.0.1:${port}/api`
  return {
    child,
    ended,
    output: () => output,
    base,
    async ready() {
      for (let waited = 0; waited < 40_000; waited += 100) {
        if (child.exitCode !== null) throw new Error(`it ended: ${output}`)
        if (
          await fetch(`${base}/health`).then(
            r => r.ok,
            () => false,
          )
        )
          return
        await pause(100)
      }
      throw new Error(`it gave no answer: ${output}`)
    },
  }
}
