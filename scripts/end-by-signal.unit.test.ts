import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const helper = join(import.meta.dirname, '..', 'bench', 'end-by-signal.ts')

/** A bench whose PostgreSQL is another program in a session of its own, as the real one is. It tells the program's number. */
const bench = `
  import { spawn } from 'node:child_process'
  import { endPostgresWithBench } from ${JSON.stringify(helper)}
  const server = spawn('sleep', ['600'], { cwd: process.argv[1], detached: true, stdio: 'ignore' })
  server.unref()
  endPostgresWithBench(() => server.pid)
  server.once('spawn', () => console.log(server.pid))
  if (process.argv[2] === 'fails') setTimeout(() => { throw new Error('the bench failed') }, 200)
  else setInterval(() => {}, 1000)`

/** Whether a process runs. One that has ended and was not asked for by its parent does not. */
const runs = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test.skipIf(!existsSync('/proc/self/stat')).each(['SIGINT', 'SIGTERM', 'SIGHUP', 'fails'] as const)(
  'PostgreSQL and its folder end with a bench: %s',
  async how => {
    const home = mkdtempSync(join(tmpdir(), 'saptapadi-end-'))
    mkdirSync(join(home, 'postgres'))
    const args = ['--input-type=module', '-e', bench, join(home, 'postgres'), how]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    const [told] = (await once(child.stdout, 'data')) as [Buffer]
    const pid = Number(told.toString())
    expect(runs(pid)).toBe(true)
    if (how !== 'fails') child.kill(how)
    await once(child, 'exit')
    await expect.poll(() => runs(pid)).toBe(false)
    expect(existsSync(home)).toBe(false)
  },
)
