import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { clusterFile, machines } from './files.ts'
import { programOf } from './packages.ts'
import { type Processes, until } from './processes.ts'

/** Three members, one a machine. */
export async function startEtcd(processes: Processes) {
  const start = (n: number) => {
    const conf = clusterFile('etcd.env', {
      THIS_MACHINE: machines[n] ?? '',
      '/var/lib/etcd/saptapadi': join(processes.folder, `etcd${n + 1}`),
    })
    const env = parseEnv(conf) as Record<string, string>
    processes.start(`etcd${n + 1}`, { command: programOf('etcd') ?? '', args: [], env })
  }
  const isHealthy = async (n: number) => {
    const answer = await fetch(`http://${machines[n]}:2379/health`)
    return ((await answer.json()) as { health: string }).health === 'true'
  }
  for (const n of machines.keys()) start(n)
  for (const n of machines.keys()) await until(`etcd on ${machines[n]}`, () => isHealthy(n))
  return {
    /** One of the three dies; the two others go on. */
    kill: (n: number) => processes.end(`etcd${n + 1}`, 'SIGKILL'),
    async startAgain(n: number) {
      start(n)
      await until(`etcd on ${machines[n]}`, () => isHealthy(n))
    },
  }
}
