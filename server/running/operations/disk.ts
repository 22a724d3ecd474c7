import { statfs } from 'node:fs/promises'
import { isDiskFull, isOwnDiskFull } from '#server/db/failures.ts'

export interface Disk {
  /** Remembers an error if it says that a disk is full. */
  noteError(error: unknown): void
  state(): Promise<'ok' | 'nearly full' | 'full'>
  /** Whether this machine's own disk is the full one, and not that of a database elsewhere. */
  isOwnFull(): Promise<boolean>
  /** Null if the node stores nothing on its own disk. */
  freeBytes(): Promise<number | null>
}

const leastFree = 20 * 2 ** 20
/** A fixed size, because a share of the disk would last for days on a large one and for an hour on a small one. */
const soonFull = 2 ** 30
const rememberFor = 60_000

/** A node that stores everything elsewhere has no such folder. */
async function freeIn(folder: string): Promise<number | null> {
  const space = await statfs(folder).catch(() => null)
  return space && space.bavail * space.bsize
}

/**
 * Whether this node can still store things: its data folder has room, and no write of the last minute failed because a disk was
 * full. The second covers the disk of a PostgreSQL on another machine.
 */
export function watchDisk(folder: string, freeBytes: () => Promise<number | null> = () => freeIn(folder)): Disk {
  let failedAt = Number.NEGATIVE_INFINITY
  let ownFailedAt = Number.NEGATIVE_INFINITY
  const wasLately = (at: number) => performance.now() - at < rememberFor
  const hasLessThan = async (bytes: number) => {
    const free = await freeBytes()
    return free !== null && free < bytes
  }
  return {
    noteError(error) {
      if (isDiskFull(error)) failedAt = performance.now()
      if (isOwnDiskFull(error)) ownFailedAt = performance.now()
    },
    async state() {
      if (wasLately(failedAt) || (await hasLessThan(leastFree))) return 'full'
      return (await hasLessThan(soonFull)) ? 'nearly full' : 'ok'
    },
    isOwnFull: async () => wasLately(ownFailedAt) || hasLessThan(leastFree),
    freeBytes,
  }
}
