import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { SealKeys } from '../seal.ts'
import { stamp } from './names.ts'

const schema = z.object({
  /** The id of the archive that this folder writes. */
  archive: z.string(),
  /** Seals its pieces. Null where backups have no passphrase. */
  key: z.string().nullable(),
  /** Then the secret of the site signs them, and another secret begins another archive. */
  signedBy: z.string().nullable().default(null),
  /** The PostgreSQL and the timeline it belongs to. */
  database: z.string(),
  lastSegment: z.string().nullable(),
  /** The first segment after one that is missing. A copy that begins there or later is needed. */
  brokenAt: z.string().nullable(),
  copiedAt: z.iso.datetime().nullable(),
  /** Why the archive took nothing at the last try. */
  failure: z.string().nullable(),
})
export type ArchiveState = z.infer<typeof schema>

const pathOf = (dataDir: string) => join(dataDir, 'wal-archive.json')

/** Null before the first archive, and for a file that a power cut left half: another archive begins then. */
export function readState(dataDir: string): ArchiveState | null {
  if (!existsSync(pathOf(dataDir))) return null
  try {
    return schema.parse(JSON.parse(readFileSync(pathOf(dataDir), 'utf8')))
  } catch {
    return null
  }
}

export function writeState(dataDir: string, state: ArchiveState): void {
  const writing = `${pathOf(dataDir)}.part`
  writeFileSync(writing, JSON.stringify(state), { mode: 0o600, flush: true })
  renameSync(writing, pathOf(dataDir))
}

export const forgetState = (dataDir: string): void => rmSync(pathOf(dataDir), { force: true })

/** Which of its secrets a site signs by; null where a passphrase encrypts. */
const signerIn = ({ passphrase, signers: [signer] }: SealKeys): string | null =>
  passphrase === null && signer ? createHash('sha256').update(signer).digest('base64url') : null

/** Whether the pieces that follow can be closed as those before. */
export const isClosedBy = ({ key, signedBy }: ArchiveState, keys: SealKeys): boolean =>
  (key !== null) === (keys.passphrase !== null) && signedBy === signerIn(keys)

export const newState = (database: string, keys: SealKeys, now: Date): ArchiveState => ({
  archive: `${stamp(now)}-${randomBytes(4).toString('hex')}`,
  key: keys.passphrase === null ? null : randomBytes(32).toString('base64url'),
  signedBy: signerIn(keys),
  database,
  lastSegment: null,
  brokenAt: null,
  copiedAt: null,
  failure: null,
})
