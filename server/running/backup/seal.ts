import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import type { FrameKind, Head } from './format.ts'
import { BackupRefused, DamagedBackup } from './refused.ts'

/**
 * Seals frames one after another, and opens them in the same order. Each is bound to its place, its kind and the head, so that
 * a frame that was changed, moved or left out does not open. Only a closing frame ends a file.
 */
export interface Seal {
  close(kind: FrameKind, plain: Buffer): Buffer
  /** Null for a frame that was not sealed like this. */
  open(kind: FrameKind, closed: Buffer): Buffer | null
}

/** What closes backups and opens them. */
export interface SealKeys {
  /** Encrypts, where there is one. */
  passphrase: string | null
  /** Sign what is not encrypted. The first one writes, and each is tried at reading. */
  signers: readonly Buffer[]
  /** Also takes what nobody here has signed: a program of whoever could write it. */
  takesUnsealed?: boolean
}

const tagBytes = 16
/** The cost of one guess at a passphrase, as scrypt's parameters: 128 MB and some tenths of a second. */
const cost = { n: 2 ** 17, r: 8, p: 1 }
export type Cost = typeof cost

/** Numbers the frames. A key is used for one file only, so the number is a nonce that is never repeated. */
function places(): () => Buffer {
  let count = 0n
  return () => {
    const nonce = Buffer.alloc(12)
    nonce.writeBigUInt64BE(count++, 4)
    return nonce
  }
}

/** Shows damage, but not forgery. */
function checksums(head: Buffer): Seal {
  const nextPlace = places()
  const sum = (kind: FrameKind, plain: Buffer) =>
    createHash('sha256').update(head).update(nextPlace()).update(kind).update(plain).digest().subarray(0, tagBytes)
  return {
    close: (kind, plain) => Buffer.concat([plain, sum(kind, plain)]),
    open(kind, closed) {
      const plain = closed.subarray(0, -tagBytes)
      return closed.length >= tagBytes && sum(kind, plain).equals(closed.subarray(-tagBytes)) ? plain : null
    },
  }
}

/** Without a passphrase: a checksum for damage, and behind it a signature. Without its key only damage shows. */
function signatures(key: Buffer | null, head: Buffer): Seal {
  const [sums, nextPlace] = [checksums(head), places()]
  const sign = (by: Buffer, kind: FrameKind, plain: Buffer) =>
    createHmac('sha256', by).update(head).update(nextPlace()).update(kind).update(plain).digest().subarray(0, tagBytes)
  return {
    close(kind, plain) {
      if (!key) throw new Error('nothing is written without a key')
      return Buffer.concat([sums.close(kind, plain), sign(key, kind, plain)])
    },
    open(kind, closed) {
      const plain = closed.length < 2 * tagBytes ? null : sums.open(kind, closed.subarray(0, -tagBytes))
      if (!plain || !key) return plain
      return timingSafeEqual(sign(key, kind, plain), closed.subarray(-tagBytes)) ? plain : null
    },
  }
}

function encryption(key: Buffer, head: Buffer): Seal {
  const nextPlace = places()
  const boundTo = (kind: FrameKind) => Buffer.concat([head, Buffer.from(kind)])
  return {
    close(kind, plain) {
      const cipher = createCipheriv('aes-256-gcm', key, nextPlace()).setAAD(boundTo(kind))
      return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    open(kind, closed) {
      if (closed.length < tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', key, nextPlace()).setAAD(boundTo(kind))
      decipher.setAuthTag(closed.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(closed.subarray(0, -tagBytes)), decipher.final()])
      } catch {
        return null
      }
    },
  }
}

const keyOf = (passphrase: string, { salt, n, r, p }: NonNullable<Head['encryption']>) =>
  scryptSync(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64'), 32, { N: n, r, p, maxmem: 256 * n * r })
const checkOf = (key: Buffer) => createHmac('sha256', key).update('saptapadi backup').digest('base64')

/** Each file has a key of its own, so that nothing of one file is signed for another. */
const signingKey = (signer: Buffer, salt: string) =>
  Buffer.from(hkdfSync('sha256', signer, Buffer.from(salt, 'base64'), 'saptapadi signed backup', 32))

/** The head of a new file, and the seal of its frames. */
export function newSeal({ passphrase, signers }: SealKeys, numbers: Cost = cost): { head: Buffer; seal: Seal } {
  const asBytes = (head: Head) => Buffer.from(JSON.stringify(head))
  const salt = randomBytes(16).toString('base64')
  if (passphrase === null) {
    const [signer] = signers
    if (!signer) throw new BackupRefused('there is neither BACKUP_PASSPHRASE nor a secret to sign a backup with')
    const key = signingKey(signer, salt)
    const head = asBytes({ encryption: null, signed: { salt, check: checkOf(key) } })
    return { head, seal: signatures(key, head) }
  }
  const unchecked = { salt, ...numbers, check: '' }
  const key = keyOf(passphrase, unchecked)
  const head = asBytes({ encryption: { ...unchecked, check: checkOf(key) } })
  return { head, seal: encryption(key, head) }
}

/** The seal of a file with this head. Messages call it by the given name. */
export function sealOf(head: Head, headBytes: Buffer, keys: SealKeys, name: string): Seal {
  const { passphrase } = keys
  if (!head.encryption) {
    // Otherwise somebody who can write to the folder of backups could place a forged one there.
    if (passphrase !== null)
      throw new BackupRefused('this backup is not encrypted though BACKUP_PASSPHRASE is set: unset it to use it anyway')
    return signedSeal(head.signed ?? null, headBytes, keys, name)
  }
  if (passphrase === null) throw new BackupRefused('this backup is encrypted: set BACKUP_PASSPHRASE')
  const key = keyOf(passphrase, head.encryption)
  if (checkOf(key) !== head.encryption.check)
    throw new BackupRefused('BACKUP_PASSPHRASE does not open this backup: it was made with another one')
  return encryption(key, headBytes)
}

function signedSeal(
  signed: NonNullable<Head['signed']> | null,
  headBytes: Buffer,
  { signers, takesUnsealed = false }: SealKeys,
  name: string,
): Seal {
  const keys = signed ? signers.map(signer => signingKey(signer, signed.salt)) : []
  const key = keys.find(one => checkOf(one) === signed?.check) ?? null
  if (!key && !takesUnsealed)
    throw new DamagedBackup(
      `${name} is not signed by the secret here, so anybody may have written it: put the secret it was made with into APP_SECRET or DATA_DIR. --unsealed takes it all the same, and runs it as a program of whoever could write it`,
    )
  return signed ? signatures(key, headBytes) : checksums(headBytes)
}
