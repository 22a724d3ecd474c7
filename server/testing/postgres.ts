import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, accountFor } from '#server/db/local-postgres/account.ts'
import { portUrl } from '#server/db/local-postgres/address.ts'
import { type PostgresFolder, prepareFolder } from '#server/db/local-postgres/folder.ts'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import { postgresPid, startPostgres as startIn, stopPostgres } from '#server/db/local-postgres/process.ts'
import { findPrograms, type Programs } from '#server/db/local-postgres/programs.ts'

/** The programs that serve where nobody set up a database, or those of another version in the folder TEST_POSTGRES_BIN. */
function programsFor(account: Account): Programs {
  const bin = process.env.TEST_POSTGRES_BIN
  if (!bin) return findPrograms(account)
  const [, major = ''] = / (\d+)/.exec(execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })) ?? []
  return { bin, major }
}

// The data lives for one run, so nothing has to survive a power cut.
const forgetful = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']
// Parameters of a real server: a commit is on disk, and the memory is that of a machine with a few gigabytes.
const durable = ['shared_buffers = 1GB', 'effective_cache_size = 3GB', 'max_wal_size = 4GB']

export interface TestPostgres {
  url: string
  stop(): Promise<void>
  /** The number of the server's main process. */
  pid(): number
  /** The numbers of its processes that serve a connection. */
  backends(): number[]
  /** Ends the server by a signal and starts it again on the same data. */
  restart(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>
}

/** Runs a PostgreSQL for a test run or a benchmark. It listens on a port, so that a test can put a proxy before it. */
export async function startPostgres(
  kind: 'forgetful' | 'durable' = 'forgetful',
  under: string = tmpdir(),
): Promise<TestPostgres> {
  const home = mkdtempSync(join(under, 'saptapadi-db-'))
  const account = accountFor(home)
  if (account.uid !== undefined) chownSync(home, account.uid, account.gid ?? account.uid)
  chmodSync(home, 0o700)
  const port = await freePort()
  const postgres: PostgresFolder = {
    folder: join(home, 'postgres'),
    account,
    programs: programsFor(account),
    address: { kind: 'port', port, password: null },
    parameters: [...(kind === 'durable' ? durable : forgetful), 'max_connections = 400'],
  }
  await prepareFolder(postgres)
  const url = portUrl(port, null, 'postgres')
  await startIn(postgres, url)
  const pid = () => postgresPid(postgres.folder) ?? 0
  return {
    url,
    pid,
    backends: () =>
      readFileSync(`/proc/${pid()}/task/${pid()}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .filter(one => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('127.0.0.1'))
        .map(Number),
    async restart(signal) {
      const killed = pid()
      process.kill(killed, signal)
      while (isAlive(killed)) await pause(20)
      for (let attempt = 0; ; attempt++)
        try {
          return await startIn(postgres, url)
        } catch (error) {
          // After a kill, the server's other processes hold its memory for a moment.
          if (attempt > 50) throw error
          await pause(100)
        }
    },
    async stop() {
      await stopPostgres(postgres)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
