import { existsSync, readlinkSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Ends with a bench what it started: also on Ctrl-C, and where it fails. `end` cannot wait for anything. */
export function endWithBench(end: () => void): void {
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
}

/**
 * Ends a PostgreSQL with the bench, and removes the folder around its data. It has a session of its own, so that no signal to the
 * bench reaches it. `pid` is null or 0 once it was stopped; it is asked then, because a bench may start its server again.
 */
export function endPostgresWithBench(pid: () => number | null): void {
  endWithBench(() => {
    const main = pid()
    if (!main) return
    try {
      const data = readlinkSync(`/proc/${main}/cwd`)
      process.kill(main, 'SIGQUIT')
      removeFolder(dirname(data))
    } catch {
      // It has ended meanwhile.
    }
  })
}

/** PostgreSQL's processes write for a moment after their main process was ended. The end of a process cannot wait otherwise. */
export function removeFolder(folder: string): void {
  for (let tries = 0; tries < 50 && existsSync(folder); tries++)
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
}
