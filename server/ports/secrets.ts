import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encryptedTables } from '#server/db/encrypted-columns.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from './clock.ts'

/** The uses of the application's secret. Each use has its own derived key, so that none can stand in for another. */
export interface Secrets {
  /** Signs a link. The purpose is signed too, so that a photo's signature is valid for nothing else. */
  sign(purpose: string, text: string): string
  isSignedBy(purpose: string, text: string, signature: string): boolean
  /** Hashes short codes with a key, so that the table alone does not reveal them. */
  keyedHash(text: string): Buffer
  /** The same for what must be recognised for a long time: these hashes stay valid when the secret changes. */
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

export function readOrMakeSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64url')
  writeFileSync(file, made, { mode: 0o600, flag: 'wx' })
  return made
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

/** Every sealed text begins with the version of its key, so that a second key can be added beside it. */
const keyVersion = 1

async function readWrapped(db: Db): Promise<Buffer | null> {
  const row = await db.selectFrom('encryption_keys').select('wrapped').where('id', '=', keyVersion).executeTakeFirst()
  return row?.wrapped ?? null
}

/** Makes the data key at the first start. A new one would open nothing of what is encrypted already. */
async function makeWrapped(db: Db, wrapping: Buffer, clock: Clock): Promise<Buffer> {
  const tables = await encryptedTables(db)
  if (tables.length === 0)
    await db
      .insertInto('encryption_keys')
      .values({ id: keyVersion, wrapped: encrypt(wrapping, randomBytes(32)), created_at: clock.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  // Of nodes that start together one makes the key, and may have encrypted something before the others looked.
  const wrapped = await readWrapped(db)
  if (wrapped) return wrapped
  throw new WrongSecret(
    `encryption_keys has no key for what is encrypted (${tables.join(', ')}): put its row back from a backup`,
  )
}

/**
 * The secret encrypts a data key, which encrypts the rows. The secret can then change without re-encrypting every row: a
 * start with both the new secret and the old one wraps the data key anew.
 */
async function dataKey(db: Db, secret: string, oldSecret: string | null, clock: Clock): Promise<Buffer> {
  const wrapping = derive(secret, 'data key')
  const wrapped = (await readWrapped(db)) ?? (await makeWrapped(db, wrapping, clock))
  const key = decryptOrNull(wrapping, wrapped)
  if (key) return key
  const old = oldSecret === null ? null : decryptOrNull(derive(oldSecret, 'data key'), wrapped)
  if (!old) throw new WrongSecret('APP_SECRET does not open this database: set APP_SECRET_OLD to the one before it')
  await db
    .updateTable('encryption_keys')
    .set({ wrapped: encrypt(wrapping, old) })
    .where('id', '=', keyVersion)
    .where('wrapped', '=', wrapped)
    .execute()
  return old
}

function decryptOrNull(key: Buffer, sealed: Buffer, boundTo = ''): Buffer | null {
  try {
    return decrypt(key, Buffer.from(sealed), boundTo)
  } catch {
    return null
  }
}

/** The operator can mend it, and needs a line rather than a stack. */
export class WrongSecret extends Error {}

export async function openSecrets(
  secret: string,
  db: Db,
  clock: Clock,
  oldSecret: string | null = null,
): Promise<Secrets> {
  const signing = derive(secret, 'signatures')
  const hashing = derive(secret, 'codes')
  const key = await dataKey(db, secret, oldSecret, clock)
  const recognising = Buffer.from(hkdfSync('sha256', key, '', 'saptapadi lasting hashes', 32))
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', signing).update(`${purpose}\n${text}`).digest('base64url').slice(0, 32)
  return {
    sign,
    isSignedBy(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    keyedHash: text => createHmac('sha256', hashing).update(text).digest(),
    lastingHash: text => createHmac('sha256', recognising).update(text).digest(),
    seal: text => Buffer.concat([Buffer.from([keyVersion]), encrypt(key, Buffer.from(text))]),
    sealBytes: (bytes, boundTo) => Buffer.concat([Buffer.from([keyVersion]), encrypt(key, bytes, boundTo)]),
    openBytes: (sealed, boundTo) => (sealed[0] === keyVersion ? decryptOrNull(key, sealed.subarray(1), boundTo) : null),
    open(sealed) {
      // What was sealed before versions were written begins with its nonce.
      const versioned = sealed[0] === keyVersion ? decryptOrNull(key, sealed.subarray(1)) : null
      return (versioned ?? decrypt(key, sealed)).toString()
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
