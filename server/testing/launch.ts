import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/db/local-postgres/free-port.ts'

const running = new Set<ChildProcess>()

/** Ends every process that a test left running. */
export function killLaunched(): void {
  for (const child of running) child.kill('SIGKILL')
}

const root = join(import.meta.dirname, '..', '..')

/** The environment of a command that a test runs, with the compile cache that a server sets by itself. */
export const commandEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
}

/** The program of the operator's commands. */
export const saptapadi = join(root, 'server', 'saptapadi.ts')

const directly: [string, ...string[]] = [process.execPath, join(root, 'server', 'main.mjs')]

/** The whole product as the operator starts it, in a process of its own. */
export async function launch(env: NodeJS.ProcessEnv, [command, ...args] = directly) {
  const port = await freePort()
  const child = spawn(command, args, {
    cwd: root,
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
    port,
    async ready() {
      for (let waited = 0; waited < 100_000; waited += 100) {
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
