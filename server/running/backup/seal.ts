import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scryptSync } from 'node:crypto'
import type { FrameKind, Head } from './format.ts'
import { BackupRefused } from './refused.ts'

/**
 * Seals frames one after another, and opens them in the same order. Each is bound to its place, its kind and the head, so that
 * a frame that was changed, moved or left out does not open. Only a closing frame ends a file.
 */
export interface Seal {
  close(kind: FrameKind, plain: Buffer): Buffer
  /** Null for a frame that was not sealed like this. */
  open(kind: FrameKind, closed: Buffer): Buffer | null
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

/** Without a passphrase a checksum replaces the tag. It shows damage, but not forgery. */
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

/** The head of a new file, and the seal of its frames. */
export function newSeal(passphrase: string | null, numbers: Cost = cost): { head: Buffer; seal: Seal } {
  const asBytes = (head: Head) => Buffer.from(JSON.stringify(head))
  if (passphrase === null) {
    const head = asBytes({ encryption: null })
    return { head, seal: checksums(head) }
  }
  const unchecked = { salt: randomBytes(16).toString('base64'), ...numbers, check: '' }
  const key = keyOf(passphrase, unchecked)
  const head = asBytes({ encryption: { ...unchecked, check: checkOf(key) } })
  return { head, seal: encryption(key, head) }
}

/** The seal of a file with this head. */
export function sealOf(head: Head, headBytes: Buffer, passphrase: string | null): Seal {
  if (!head.encryption) {
    // Otherwise somebody who can write to the folder of backups could place a forged one there.
    if (passphrase !== null)
      throw new BackupRefused('this backup is not encrypted though BACKUP_PASSPHRASE is set: unset it to use it anyway')
    return checksums(headBytes)
  }
  if (passphrase === null) throw new BackupRefused('this backup is encrypted: set BACKUP_PASSPHRASE')
  const key = keyOf(passphrase, head.encryption)
  if (checkOf(key) !== head.encryption.check)
    throw new BackupRefused('BACKUP_PASSPHRASE does not open this backup: it was made with another one')
  return encryption(key, headBytes)
}
