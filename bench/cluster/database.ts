import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountFor } from '#server/db/local-postgres/account.ts'
import { clusterFile, machines } from './files.ts'
import { programOf } from './packages.ts'
import { type Processes, until } from './processes.ts'

interface Member {
  name: string
  role: 'leader' | 'sync_standby' | 'replica'
  state: string
}

/** PostgreSQL on two machines, led by Patroni. */
export async function startDatabase(processes: Processes) {
  const folderOf = (n: number) => join(processes.folder, `db${n + 1}`)
  /** The postmaster, which lives on when Patroni is killed. */
  const postmaster = (n: number): number[] => {
    const file = join(folderOf(n), 'data', 'postmaster.pid')
    return existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n')[0])] : []
  }
  function prepare(n: number) {
    const folder = folderOf(n)
    mkdirSync(folder)
    const file = join(folder, 'patroni.yml')
    const conf = clusterFile('patroni.yml', {
      THIS_MACHINE: machines[n] ?? '',
      '/var/lib/postgresql/15/saptapadi': join(folder, 'data'),
      '/var/lib/postgresql/patroni.pgpass': join(folder, 'pgpass'),
      '/var/run/postgresql': folder,
      // Both are on one machine here, with everything else.
      'shared_buffers: 1GB': 'shared_buffers: 256MB',
    })
    writeFileSync(file, conf)
    const { uid, gid } = accountFor(folder)
    for (const path of [folder, file]) if (uid !== undefined) chownSync(path, uid, gid ?? uid)
    chmodSync(file, 0o600)
  }
  const start = (n: number) =>
    processes.start(`patroni${n + 1}`, {
      command: programOf('patroni') ?? '',
      args: [join(folderOf(n), 'patroni.yml')],
      account: accountFor(folderOf(n)),
    })
  processes.alsoEnd(() => [...postmaster(0), ...postmaster(1)])

  /** What either of the two says about the cluster. */
  async function members(): Promise<Member[]> {
    for (const n of [0, 1])
      try {
        const answer = await fetch(`http://${machines[n]}:8008/cluster`, { signal: AbortSignal.timeout(3_000) })
        return ((await answer.json()) as { members: Member[] }).members
      } catch {}
    return []
  }
  const indexOf = async (role: Member['role']) => {
    const found = (await members()).find(member => member.role === role && /^(running|streaming)$/.test(member.state))
    return found ? machines.indexOf(found.name) : -1
  }
  const whole = () =>
    until('a leader and a synchronous standby', async () => {
      return (await indexOf('leader')) >= 0 && (await indexOf('sync_standby')) >= 0
    })

  for (const n of [0, 1]) prepare(n)
  start(0)
  await until('the first leader', async () => (await indexOf('leader')) === 0)
  start(1)
  await whole()
  return {
    leader: () => indexOf('leader'),
    standby: () => indexOf('sync_standby'),
    whole,
    /** As when its machine dies: PostgreSQL and Patroni at once. */
    async kill(n: number) {
      const [pid] = postmaster(n)
      const ended = processes.end(`patroni${n + 1}`, 'SIGKILL')
      if (pid) process.kill(pid, 'SIGKILL')
      await ended
    },
    startAgain: (n: number) => void start(n),
  }
}
