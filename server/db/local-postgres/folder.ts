import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { minuteMs } from '#domain/durations.ts'
import { programEnv } from '#server/program-env.ts'
import { type Account, reachableFolder } from './account.ts'
import { type Address, confFile, confText, hbaText, identText, mainConf, role, waitingFolder } from './conf-files.ts'
import type { Programs } from './programs.ts'
import { LocalPostgresRefused } from './refused.ts'

/** A data folder and what is needed to run PostgreSQL on it. */
export interface PostgresFolder {
  folder: string
  programs: Programs
  account: Account
  address: Address
  /** Parameters of PostgreSQL beside those that every folder has. */
  parameters: readonly string[]
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

/** Makes the folder if there is none, and refuses one that these programs must not touch. */
export async function prepareFolder(postgres: PostgresFolder): Promise<void> {
  if (isEmpty(postgres.folder)) await makeFolder(postgres)
  else refuseForeign(postgres)
  giveTo(postgres.folder, postgres.account)
}

/**
 * The parameters may differ from those of the version or the user that started PostgreSQL before. A file is replaced whole: a
 * PostgreSQL that another process starts at this moment would take half a file for all there is.
 */
export function writeConfFiles({ folder, account, address, parameters }: PostgresFolder): void {
  const write = (name: string, text: string) => {
    const writing = join(folder, `${name}.${randomUUID()}`)
    writeFileSync(writing, text, { mode: 0o600 })
    if (account.uid !== undefined) chownSync(writing, account.uid, account.gid ?? account.uid)
    renameSync(writing, join(folder, name))
  }
  write(confFile, confText(address, parameters))
  write('pg_hba.conf', hbaText(address))
  if (address.kind === 'socket') write('pg_ident.conf', identText(userInfo().username))
}

/** Makes the folder in which the archiver lays segments aside. */
export function makeWaitingFolder({ folder, account }: PostgresFolder): void {
  const path = join(folder, waitingFolder)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  giveTo(path, account)
}

function refuseForeign({ folder, programs }: PostgresFolder): void {
  const versionFile = join(folder, 'PG_VERSION')
  const major = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null
  if (major === null || !existsSync(join(folder, confFile)))
    throw new LocalPostgresRefused(
      `${folder} was not made by this PostgreSQL: set another DATA_DIR, or if PGlite made it, check out commit fd8e0976, the last that reads it`,
    )
  if (major !== programs.major)
    throw new LocalPostgresRefused(
      `${folder} is of PostgreSQL ${major}, and this is ${programs.major}: start the version that wrote it to get its data out (docs/operating.md), or set another DATA_DIR`,
    )
}

/** Makes the folder under another name and renames it, so that a folder under its own name is complete even after a power cut. */
async function makeFolder(postgres: PostgresFolder): Promise<void> {
  const { folder, account, programs, address } = postgres
  removeUnfinished(folder)
  const making = mkdtempSync(`${folder}.new-`)
  giveTo(making, account)
  const password = address.kind === 'port' ? address.password : null
  // initdb needs an empty folder, so the file with the password is beside it.
  if (password !== null) writeFileSync(`${making}-password`, password, { mode: 0o600 })
  try {
    const options = ['-U', role, '--auth=reject', '--encoding=UTF8', '--locale=C', '--data-checksums']
    if (password !== null) options.push(`--pwfile=${making}-password`)
    if (postgres.parameters.includes('fsync = off')) options.push('--no-sync')
    const initdb = spawn(join(programs.bin, 'initdb'), ['-D', reachableFolder(making, account), ...options], {
      ...account,
      cwd: making,
      env: programEnv,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const said = text(initdb.stderr).catch(() => '')
    const [ended] = await once(initdb, 'close').catch((error: Error) => [error])
    if (ended !== 0)
      throw new LocalPostgresRefused(
        `PostgreSQL could not make ${folder}: ${lastLine(await said) || (ended instanceof Error ? ended.message : 'no reason given')}`,
      )
  } finally {
    rmSync(`${making}-password`, { force: true })
  }
  const configuration = join(making, 'postgresql.conf')
  writeFileSync(configuration, `${readFileSync(configuration, 'utf8')}\n${mainConf}`)
  writeConfFiles({ ...postgres, folder: making })
  try {
    renameSync(making, folder)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    // Another start at the same moment has made it first.
    if (isEmpty(folder)) throw error
  }
  syncFolder(dirname(folder))
}

/** Removes the folders that killed starts left half made. A younger one may still be in the making. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue
    const path = join(dirname(folder), name)
    if (Date.now() - statSync(path).mtimeMs > minuteMs) rmSync(path, { recursive: true, force: true })
  }
}

/** A rename survives a power cut only after its folder was flushed to the disk. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  fsyncSync(opened)
  closeSync(opened)
}

/** A folder that root copied belongs to root until it is given to the account. */
export function giveTo(path: string, account: Account): void {
  if (account.uid === undefined || lstatSync(path).uid === account.uid) return
  chownSync(path, account.uid, account.gid ?? account.uid)
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), account)
}

export const lastLine = (text: string | null): string => (text ?? '').trim().split('\n').at(-1) ?? ''
