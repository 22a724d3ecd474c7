import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** Several times what a run has of databases and their logs at one moment. */
const room = 3 * 1024 ** 3

/**
 * Where a run keeps what nothing has to survive: in memory, where the machine has a place with room for it. A database is a
 * thousand files, and making them on a disk takes several times as long.
 */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > room ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
