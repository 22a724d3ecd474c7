import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const mayOthers = 0o077

/**
 * Lets nobody but the server's own user read what it stores: the database's files hold every family's data. The mask is for
 * new files, and files that an older version left readable are closed.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(mayOthers)
  if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  close(dataDir)
}

function close(path: string): void {
  const file = lstatSync(path)
  // A link's own mode means nothing, and only the owner of a file may change it.
  if (file.isSymbolicLink() || file.uid !== process.getuid?.()) return
  if (file.mode & mayOthers) chmodSync(path, file.mode & 0o700)
  if (file.isDirectory()) for (const name of readdirSync(path)) close(join(path, name))
}
