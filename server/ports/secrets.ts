import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { encryptedTables } from '#server/db/encrypted-columns.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from './clock.ts'

/** The uses of the application's secret. Each has a derived key of its own, so that one cannot be used as another. */
export interface Secrets {
  /** Signs a link. The purpose is signed too, so that a photo's signature is valid for nothing else. */
  sign(purpose: string, text: string): string
  isSignedBy(purpose: string, text: string, signature: string): boolean
  /** Hashes short codes with a key, so that the table alone does not reveal them. */
  keyedHash(text: string): Buffer
  /** Hashes with a key what must be recognised for a long time. These hashes stay valid when the secret changes. */
  lastingHash(text: string): Buffer
  seal(text: string): Buffer
  open(sealed: Buffer): string
  /** Seals a file. It opens only with the same `boundTo`, so that a file moved to another place stays closed. */
  sealBytes(bytes: Buffer, boundTo: string): Buffer
  /** Null for what was changed, or was sealed for another place. */
  openBytes(sealed: Buffer, boundTo: string): Buffer | null
}

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `saptapadi ${purpose}`, 32))

/** Signs backups without a passphrase. Whoever restores one needs the secret itself in any case. */
export const backupSigner = (secret: string): Buffer => derive(secret, 'backups')

export function readOrMakeSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
  return secret
}

const nonceBytes = 12
const tagBytes = 16

function encrypt(key: Buffer, plain: Buffer, boundTo = ''): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, sealed: Buffer, boundTo = ''): Buffer {
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()])
}

/** The first data key. It makes the lasting hashes, so it stays when later keys follow (`saptapadi rekey`). */
const firstKey = 1
/** How often a node looks for keys that were made meanwhile. */
export const keysReadEverySeconds = 30

/** A key and whether it is used for writing yet. Every node has to know a new key before the first row is encrypted under it. */
const readWrapped = (db: Db) =>
  db
    .selectFrom('encryption_keys')
    .select(['id', 'wrapped', sql<boolean>`writes_from <= now()`.as('mayWrite')])
    .orderBy('id')
    .execute()
type WrappedKey = Awaited<ReturnType<typeof readWrapped>>[number]

/** Makes the data key at the first start only, because another one would not open what is already encrypted. */
async function makeWrapped(db: Db, wrapping: Buffer, clock: Clock): Promise<WrappedKey[]> {
  const tables = await encryptedTables(db)
  if (tables.length === 0)
    await db
      .insertInto('encryption_keys')
      .values({ id: firstKey, wrapped: encrypt(wrapping, randomBytes(32)), created_at: clock.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  // Of nodes that start together only one makes the key, and it may already have encrypted something.
  const wrapped = await readWrapped(db)
  if (wrapped.some(({ id }) => id === firstKey)) return wrapped
  throw new WrongSecret(
    `encryption_keys has no key for what is encrypted (${tables.join(', ')}): put its row back from a backup`,
  )
}

/**
 * The secret encrypts the data keys, which encrypt the rows. The secret can then change without re-encrypting every row: a
 * start with both the new and the old secret wraps the data keys again.
 */
async function dataKeys(db: Db, secret: string, oldSecret: string | null, clock: Clock): Promise<KeyRing> {
  const wrapping = derive(secret, 'data key')
  const storedKeys = await readWrapped(db)
  const ring: KeyRing = { keys: new Map(), writing: firstKey }
  const hasFirst = storedKeys.some(({ id }) => id === firstKey)
  for (const { id, wrapped, mayWrite } of hasFirst ? storedKeys : await makeWrapped(db, wrapping, clock)) {
    const key = decryptOrNull(wrapping, wrapped) ?? (await wrapAnew(db, { id, wrapped }, wrapping, oldSecret))
    ring.keys.set(id, key)
    if (mayWrite) ring.writing = id
  }
  return ring
}

interface KeyRing {
  keys: Map<number, Buffer>
  /** The newest key that is used for writing. */
  writing: number
}

async function wrapAnew(
  db: Db,
  { id, wrapped }: Pick<WrappedKey, 'id' | 'wrapped'>,
  wrapping: Buffer,
  oldSecret: string | null,
): Promise<Buffer> {
  const old = oldSecret === null ? null : decryptOrNull(derive(oldSecret, 'data key'), wrapped)
  if (!old) throw new WrongSecret('APP_SECRET does not open this database: set APP_SECRET_OLD to the one before it')
  await db
    .updateTable('encryption_keys')
    .set({ wrapped: encrypt(wrapping, old) })
    .where('id', '=', id)
    .where('wrapped', '=', wrapped)
    .execute()
  return old
}

/** Whether the secret opens every data key; null where there is none yet. Changes nothing. */
export async function opensDataKey(db: Db, secret: string): Promise<boolean | null> {
  const storedKeys = await readWrapped(db)
  return storedKeys.length === 0 ? null : storedKeys.every(({ wrapped }) => opensWrappedKey(secret, wrapped))
}

export const opensWrappedKey = (secret: string, wrapped: Buffer): boolean =>
  decryptOrNull(derive(secret, 'data key'), wrapped) !== null

/** A random data key as the table holds it. */
export const newWrappedKey = (secret: string): Buffer => encrypt(derive(secret, 'data key'), randomBytes(32))

function decryptOrNull(key: Buffer, sealed: Buffer, boundTo = ''): Buffer | null {
  try {
    return decrypt(key, Buffer.from(sealed), boundTo)
  } catch {
    return null
  }
}

/** A failure that the operator can mend, who needs a line rather than a stack. */
export class WrongSecret extends Error {}

export interface OpenedSecrets extends Secrets {
  /** Reads the keys again. A node does so regularly, because opening a value does not wait for the database. */
  readKeys(): Promise<void>
  /** Encrypts a text or file again under the key for writing, or returns null if it already is. Throws when no key opens it. */
  reseal(sealed: Buffer, boundTo: string): Buffer | null
  writingKey(): number
}

export async function openSecrets(
  secret: string,
  db: Db,
  clock: Clock,
  oldSecret: string | null = null,
): Promise<OpenedSecrets> {
  const signing = derive(secret, 'signatures')
  const hashing = derive(secret, 'codes')
  let ring = await dataKeys(db, secret, oldSecret, clock)
  const keyOf = (id: number) => {
    const key = ring.keys.get(id)
    if (!key) throw new Error(`no data key ${id}`)
    return key
  }
  const recognising = Buffer.from(hkdfSync('sha256', keyOf(firstKey), '', 'saptapadi lasting hashes', 32))
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', signing).update(`${purpose}\n${text}`).digest('base64url').slice(0, 32)

  async function readKeys() {
    const wrapping = derive(secret, 'data key')
    const next: KeyRing = { keys: new Map(), writing: firstKey }
    for (const { id, wrapped, mayWrite } of await readWrapped(db)) {
      // A node that started with a newer secret may have wrapped a key again that this one already knows.
      const key = ring.keys.get(id) ?? decryptOrNull(wrapping, wrapped)
      if (!key) continue
      next.keys.set(id, key)
      if (mayWrite) next.writing = id
    }
    if (next.keys.has(firstKey)) ring = next
  }
  /** Opening does not wait for the database, so a node that missed a new key opens its values at the next try. */
  let askedAt = Number.NEGATIVE_INFINITY
  function readKeysSoon() {
    if (performance.now() - askedAt < 1_000) return
    askedAt = performance.now()
    readKeys().catch(() => {})
  }
  /** A sealed value begins with the number of its key. */
  const sealBytes = (bytes: Buffer, boundTo: string) =>
    Buffer.concat([Buffer.from([ring.writing]), encrypt(keyOf(ring.writing), bytes, boundTo)])
  function openBytes(sealed: Buffer, boundTo: string) {
    const id = sealed[0] ?? 0
    const key = ring.keys.get(id)
    if (!key && id > 0) readKeysSoon()
    return key ? decryptOrNull(key, sealed.subarray(1), boundTo) : null
  }
  /** A value that was sealed before keys had numbers begins with its nonce. */
  const openOld = (sealed: Buffer) => decryptOrNull(keyOf(firstKey), sealed)

  return {
    sign,
    isSignedBy(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    keyedHash: text => createHmac('sha256', hashing).update(text).digest(),
    lastingHash: text => createHmac('sha256', recognising).update(text).digest(),
    seal: text => sealBytes(Buffer.from(text), ''),
    sealBytes,
    openBytes,
    open(sealed) {
      const opened = openBytes(sealed, '') ?? openOld(sealed)
      if (!opened) throw new Error('a sealed text opens under no data key')
      return opened.toString()
    },
    readKeys,
    writingKey: () => ring.writing,
    reseal(sealed, boundTo) {
      const opened = openBytes(sealed, boundTo)
      if (opened && sealed[0] === ring.writing) return null
      const plain = opened ?? (boundTo === '' ? openOld(sealed) : null)
      if (!plain) throw new Error('what is sealed opens under no data key')
      return sealBytes(plain, boundTo)
    },
  }
}

/** Encrypts under a key that is not the application's. Deleting that key erases what it encrypted, copies included. */
export const newOwnKey = (): Buffer => randomBytes(32)
export const encryptWith = (key: Buffer, plain: Buffer, boundTo: string): Buffer => encrypt(key, plain, boundTo)
/** Null for what was changed, or was encrypted for another place. */
export const decryptWith = (key: Buffer, sealed: Buffer, boundTo: string): Buffer | null =>
  decryptOrNull(key, sealed, boundTo)

/** A plain hash is enough for long random tokens, because nobody can guess them. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url')
