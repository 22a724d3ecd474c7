import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, databaseName, role, socketName } from './conf-files.ts'
import { freePort } from './free-port.ts'
import { postgresPort } from './process.ts'

/** The address of a database that is reached through the socket in this folder. */
const socketUrl = (folder: string, database: string) =>
  `postgresql:///${database}?user=${role}&host=${encodeURIComponent(folder)}`

export const portUrl = (port: number, password: string | null, database: string) =>
  `postgresql://${role}${password === null ? '' : `:${password}`}@127.0.0.1:${port}/${database}`

/** Operating systems allow 104 to 108 bytes for the path of a socket, including the final zero. */
const longestSocketPath = 103

export interface Reach {
  address: Address
  url(database?: string): string
  /** Removes the link that was made to reach it. */
  close(): void
}

/** How this process reaches the PostgreSQL of a folder. */
export async function reachOf(folder: string): Promise<Reach> {
  if (process.platform === 'win32') return portReach(folder)
  const isShort = Buffer.byteLength(join(folder, socketName)) <= longestSocketPath
  // A short link leads to a folder whose path is too long. Nobody else may enter the folder of the link.
  const near = isShort ? null : mkdtempSync(join(tmpdir(), 'saptapadi-'))
  const host = near === null ? folder : join(near, 'postgres')
  if (near !== null) symlinkSync(folder, host)
  return {
    address: { kind: 'socket' },
    url: (database = databaseName) => socketUrl(host, database),
    close() {
      if (near !== null) rmSync(near, { recursive: true, force: true })
    },
  }
}

/** Windows has no sockets that the driver supports, so it gets a port of this machine and a password that only this user can read. */
async function portReach(folder: string): Promise<Reach> {
  const file = `${folder}-password`
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  const password = readFileSync(file, 'utf8')
  // A running PostgreSQL keeps the port with which it was started.
  const port = postgresPort(folder) ?? (await freePort())
  return {
    address: { kind: 'port', port, password },
    url: (database = databaseName) => portUrl(port, password, database),
    close() {},
  }
}
