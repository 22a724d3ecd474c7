import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/** The account that PostgreSQL runs as. Empty means the server's own user. */
export interface Account {
  uid?: number
  gid?: number
}

const isRoot = () => process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root, so root runs it as somebody who may do nothing else: the owner of the folder, or
 * `nobody` for a new one.
 */
export function accountFor(folder: string): Account {
  if (!isRoot()) return {}
  const owner = existsSync(folder) ? statSync(folder) : null
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * The path by which that account reaches the folder. The folders above may be closed to everybody but root. A process that
 * starts inside the folder is already in it, and the kernel's own name for that place needs no access to the folders above.
 */
export const reachableFolder = (folder: string, account: Account): string =>
  account.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder
