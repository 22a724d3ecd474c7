import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { programEnv } from '#server/program-env.ts'
import { reachableFolder } from './account.ts'
import { socketName } from './conf-files.ts'
import { lastLine, type PostgresFolder, writeConfFiles } from './folder.ts'

const askEveryMs = 30
export const logFile = 'server.log'
const largestLog = 1_000_000

/** The id of PostgreSQL's main process, from its own pid file. */
export function postgresPid(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]) || null
  } catch {
    return null
  }
}

/** The port on which PostgreSQL listens, from its pid file. */
export function postgresPort(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]) || null
  } catch {
    return null
  }
}

/**
 * A killed PostgreSQL stays a zombie until its parent reaps it, which may never happen in a container. The next one would
 * take it for alive and refuse to start. Processes of it that are really alive are still noticed by their shared memory.
 */
function forgetZombie(folder: string): void {
  const status = `/proc/${postgresPid(folder)}/stat`
  if (existsSync(status) && / \(postgres\) Z /.test(readFileSync(status, 'utf8')))
    for (const file of ['postmaster.pid', `${socketName}.lock`]) rmSync(join(folder, file), { force: true })
}

/** Starts PostgreSQL and waits until it answers. Throws what it logged last where it ends instead. */
export async function startPostgres(postgres: PostgresFolder, url: string): Promise<void> {
  const { folder, programs, account } = postgres
  writeConfFiles(postgres)
  forgetZombie(folder)
  const log = join(folder, logFile)
  if (existsSync(log) && statSync(log).size > largestLog) renameSync(log, `${log}.old`)
  const output = openSync(log, 'a', 0o600)
  const child = spawn(join(programs.bin, 'postgres'), ['-D', reachableFolder(folder, account)], {
    ...account,
    cwd: folder,
    env: programEnv,
    stdio: ['ignore', output, output],
    // PostgreSQL gets a session of its own, because Ctrl-C in a terminal is for the server, which ends PostgreSQL afterwards.
    detached: true,
  })
  closeSync(output)
  let failure: Error | null = null
  child.once('error', error => {
    failure = error
  })
  child.once('exit', () => {
    failure ??= new Error(`PostgreSQL ended: ${existsSync(log) ? lastLine(readFileSync(log, 'utf8')) : 'no log'}`)
  })
  child.unref()
  while (!(await answers(url))) {
    if (failure) throw failure
    await pause(askEveryMs)
  }
}

/** Lets a running PostgreSQL read its parameters anew. */
export async function readConfAgain(postgres: PostgresFolder, client: pg.Client): Promise<void> {
  writeConfFiles(postgres)
  await client.query('select pg_reload_conf()')
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code)
const messageOf = (error: unknown) => String((error as { message?: unknown }).message)

export const isNotRunning = (error: unknown): boolean => ['ECONNREFUSED', 'ENOENT'].includes(codeOf(error))

/** Whether PostgreSQL is starting, stopping or recovering. */
export const isNotReady = (error: unknown): boolean =>
  ['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE'].includes(codeOf(error)) ||
  messageOf(error).startsWith('Connection terminated')

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if (isNotRunning(error) || isNotReady(error)) return false
    throw error
  }
}

/** Ends PostgreSQL and waits until it has written everything. Its connections are cut. */
export async function stopPostgres({ folder, programs, account }: PostgresFolder): Promise<void> {
  const stopping = spawn(
    join(programs.bin, 'pg_ctl'),
    ['stop', '-D', reachableFolder(folder, account), '-m', 'fast', '-w'],
    { ...account, cwd: folder, env: programEnv, stdio: 'ignore' },
  )
  await once(stopping, 'exit')
}
