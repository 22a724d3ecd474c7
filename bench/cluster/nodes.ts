import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { clusterFile, machines, root } from './files.ts'
import { type Processes, until } from './processes.ts'

/** Three nodes of the product as the service starts them. */
export async function startNodes(processes: Processes, { leaderPort, store }: { leaderPort: number; store: string }) {
  const start = (n: number) => {
    const conf = clusterFile('node.env', {
      THIS_MACHINE: machines[n] ?? '',
      '127.0.0.1:5000': `127.0.0.1:${leaderPort}`,
      'https://s3.example': store,
      'smtps://user:password@mail.example:465': 'smtp://127.0.0.1:9',
    })
    const dataDir = join(processes.folder, `node${n + 1}`)
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const env = { ...(parseEnv(conf) as Record<string, string>), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
    processes.start(`node${n + 1}`, { command: process.execPath, args: [join(root, 'server', 'main.mjs')], env })
  }
  const isReady = async (n: number) => (await fetch(`http://${machines[n]}:3000/api/ready`)).status === 200
  // The first makes the tables where there are none; the others would only wait for it.
  for (const n of machines.keys()) {
    start(n)
    await until(`the node on ${machines[n]}`, () => isReady(n))
  }
  return {
    kill: (n: number) => processes.end(`node${n + 1}`, 'SIGKILL'),
    /** As the service does for an update. */
    stop: (n: number) => processes.end(`node${n + 1}`, 'SIGTERM'),
    start,
    freeze: (n: number) => void process.kill(processes.pid(`node${n + 1}`), 'SIGSTOP'),
    thaw: (n: number) => void process.kill(processes.pid(`node${n + 1}`), 'SIGCONT'),
  }
}
