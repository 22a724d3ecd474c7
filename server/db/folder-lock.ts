import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

export class FolderInUse extends Error {}

/**
 * Two processes on one folder would make the embedded database lose rows silently, so the second is refused.
 *
 * The lock is a listening socket in the folder. The kernel closes it when its process ends in any way, and answers a
 * connection from any container that sees the folder. A file with a process number would not do: containers number their
 * processes separately, and the number of a dead process may be alive again.
 *
 * Locks are numbered, and the newest counts. Who finds the newest dead links a listening socket under the next number,
 * which succeeds for one process only. A dead lock is removed only beside a newer one: if it made room for its own
 * replacement, the second of two starters could remove the lock that the first has just taken.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(join(folder, 'locks'), { recursive: true })
  const locks = addressable(join(folder, 'locks'))
  const inUse = new FolderInUse(`${folder} is in use by another process: stop it first, or set another DATA_DIR`)
  for (let attempt = 0; attempt < 50; attempt++) {
    const newest = newestLock(locks)
    if (newest > 0 && (await isHeld(join(locks, String(newest))))) throw inUse
    const taken = await take(locks, newest + 1)
    if (!taken) continue
    for (const name of readdirSync(locks)) if (name !== String(newest + 1)) rmSync(join(locks, name), { force: true })
    return () => void taken.close()
  }
  throw inUse
}

const newestLock = (locks: string): number =>
  Math.max(
    0,
    ...readdirSync(locks)
      .filter(name => /^\d+$/.test(name))
      .map(Number),
  )

async function take(locks: string, number: number): Promise<Server | null> {
  // A name that nobody looks for: until the socket listens, a connection to it would find it dead.
  const unnamed = join(locks, `starting-${randomUUID()}`)
  const server = createServer(caller => caller.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(unnamed, resolve)
  })
  server.unref()
  const mine = join(locks, String(number))
  try {
    linkSync(unnamed, mine)
    rmSync(unnamed)
    if (newestLock(locks) === number) return server
    // The folder was read while a newer lock replaced an older one, and both were missed.
    rmSync(mine, { force: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // EEXIST: another starter has this number. ENOENT: the holder has removed what does not belong to it.
    if (code !== 'EEXIST' && code !== 'ENOENT') throw error
    rmSync(unnamed, { force: true })
  }
  server.close()
  return null
}

/** Only a refused connection and a missing file prove that nobody holds the lock. */
const isHeld = (path: string) =>
  new Promise<boolean>(resolve => {
    const caller = connect(path)
    caller.once('connect', () => {
      caller.destroy()
      resolve(true)
    })
    caller.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    )
  })

/** The address of a socket has at most 107 bytes, 18 of which are for the name. A longer path is reached through its open folder. */
const addressable = (folder: string) =>
  Buffer.byteLength(folder) < 88 ? folder : `/proc/self/fd/${openSync(folder, 'r')}`
