import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** Several times the size of all databases and logs of a test run at one moment. */
const room = 3 * 1024 ** 3

/**
 * The folder for data that need not survive the run: in memory, if the machine has a file system with room for it. A database
 * is a thousand files, and making them on a disk takes several times as long.
 */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > room ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
