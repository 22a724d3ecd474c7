import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class FolderInUse extends Error {}

/**
 * Two processes on one folder would make the embedded database lose rows silently, so the second is refused. A lock of a
 * dead process is taken over. The lock names the process and its start time, because the system uses numbers again.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  const mine = `${process.pid} ${startedAt(process.pid)}`
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = readFileSync(file, 'utf8')
      const pid = Number(holder.split(' ')[0])
      if (attempt > 3 || (isAlive(pid) && holder === `${pid} ${startedAt(pid)}`))
        throw new FolderInUse(`${folder} is in use by process ${pid}: stop it first, or set another DATA_DIR`)
      rmSync(file, { force: true })
    }
  }
  return () => {
    rmSync(file, { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function startedAt(pid: number): string {
  try {
    // The start time is the 22nd field. The second, the program's name, may hold spaces and ends with the last bracket.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
