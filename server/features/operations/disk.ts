import { statfs } from 'node:fs/promises'
import { isDiskFull } from '#server/db/failures.ts'

export interface Disk {
  /** Remembers an error if it says that a disk is full. */
  noteError(error: unknown): void
  isFull(): Promise<boolean>
}

const leastFree = 20 * 2 ** 20
const rememberFor = 60_000

/**
 * Whether this node can still store things: its data folder has room, and no write of the last minute failed for want of
 * space. The second covers the disk of a PostgreSQL on another machine.
 */
export function watchDisk(folder: string): Disk {
  let failedAt = Number.NEGATIVE_INFINITY
  return {
    noteError(error) {
      if (isDiskFull(error)) failedAt = performance.now()
    },
    async isFull() {
      if (performance.now() - failedAt < rememberFor) return true
      // A node that keeps everything elsewhere has no such folder.
      const space = await statfs(folder).catch(() => null)
      return space !== null && space.bavail * space.bsize < leastFree
    },
  }
}
