import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from '#server/db/local-postgres/account.ts'
import { endWithBench, removeFolder } from '../end-by-signal.ts'

interface Start {
  command: string
  args: string[]
  env?: Record<string, string>
  account?: Account
}

export interface Processes {
  /** For the data of everything that is started. It goes with the bench. */
  folder: string
  start(name: string, start: Start): ChildProcess
  pid(name: string): number
  /** Sends a signal and waits until the process has ended. */
  end(name: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Processes that are no children of the bench and must end with it. */
  alsoEnd(pids: () => number[]): void
  /** The last lines of a log, for a message about what failed. */
  logOf(name: string): string
  endAll(): void
}

/** Whatever a bench starts ends with it: also on ctrl-C, and when it fails. Logs go with it too, unless a folder is named. */
export function keepProcesses(logs?: string): Processes {
  const folder = mkdtempSync(join(tmpdir(), 'saptapadi-cluster-'))
  // PostgreSQL runs as another user than root and has to get to its own folder.
  chmodSync(folder, 0o711)
  const logFolder = logs ?? folder
  mkdirSync(logFolder, { recursive: true })
  const logPath = (name: string) => join(logFolder, `${name}.log`)
  const running = new Map<string, ChildProcess>()
  const others: (() => number[])[] = []
  let isOver = false
  const kill = (pid: number | undefined) => {
    try {
      if (pid) process.kill(pid, 'SIGKILL')
    } catch {}
  }
  function endAll() {
    if (isOver) return
    isOver = true
    for (const child of running.values()) kill(child.pid)
    for (const pids of others) for (const pid of pids()) kill(pid)
    removeFolder(folder)
  }
  endWithBench(endAll)
  const logOf = (name: string) => readFileSync(logPath(name), 'utf8').split('\n').slice(-20).join('\n')
  const childOf = (name: string) => {
    const child = running.get(name)
    if (!child) throw new Error(`${name} does not run`)
    return child
  }
  return {
    folder,
    start(name, { command, args, env = {}, account = {} }) {
      const log = openSync(logPath(name), 'a')
      const child = spawn(command, args, {
        cwd: folder,
        env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...env },
        stdio: ['ignore', log, log],
        ...account,
      })
      running.set(name, child)
      child.once('exit', () => {
        if (running.get(name) === child) running.delete(name)
      })
      return child
    },
    pid: name => childOf(name).pid ?? 0,
    async end(name, signal) {
      const child = childOf(name)
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    alsoEnd: pids => void others.push(pids),
    logOf,
    endAll,
  }
}

/** Asks until the answer is yes. A question that fails is asked again, and tells why when the time is over. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, seconds = 90): Promise<void> {
  const began = performance.now()
  for (let why = ''; ; await pause(100)) {
    try {
      if (await isSo()) return
    } catch (error) {
      why = String(error)
    }
    if (performance.now() - began > seconds * 1000) throw new Error(`${what}: not within ${seconds} s ${why}`)
  }
}
