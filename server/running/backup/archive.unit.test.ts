import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { backupSigner } from '#server/ports/secrets.ts'
import { framesOf, withForgedBlock } from '#server/testing/bombs.ts'
import type { Begin } from './format.ts'
import { type Part, readArchive } from './read-archive.ts'
import type { SealKeys } from './seal.ts'
import { writeArchive } from './write-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'saptapadi-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

const passphrase = 'the lotus has seven petals'
const signers = [backupSigner('the secret of the application')]
const keysOf = (secret: string | null): SealKeys => ({ passphrase: secret, signers })
const begin: Begin = {
  madeAt: '2026-01-15T06:00:00.000Z',
  migrations: [],
  tables: ['interests', 'members'],
  sequences: [],
  appSecret: 'the secret of the application',
}
const rows = (count: number, word: string) =>
  Buffer.from(Array.from({ length: count }, (_, n) => `${n}\t${word}\n`).join(''))
const photo = randomBytes(1_300_000)

/** Two tables and two photos, and where in the file each begins. */
async function madeBackup(name: string, secret: string | null) {
  const path = join(folder, name)
  const archive = await writeArchive(path, keysOf(secret), begin, { n: 1024, r: 8, p: 1 })
  await archive.add({ kind: 'table', name: 'interests', columns: ['id', 'word'] }, [rows(40, 'asked')])
  await archive.add({ kind: 'table', name: 'members', columns: ['id', 'word'] }, [rows(6_000, 'Kale')])
  await archive.add({ kind: 'file', name: 'photos/one-card.webp' }, [photo])
  await archive.add({ kind: 'file', name: 'photos/two-card.webp' }, [Buffer.from('pixels')])
  await archive.close({ files: 2, erasedFiles: 0 })
  return path
}

async function parts(path: string, secret: string | null, keys = keysOf(secret)): Promise<Part[]> {
  const all: Part[] = []
  for await (const part of readArchive(path, keys)) all.push(part)
  return all
}
const refusalOf = (path: string, secret: string | null, keys = keysOf(secret)) =>
  parts(path, secret, keys).then(
    () => 'read without a complaint',
    error => (error as Error).message,
  )

describe.each([
  ['a plain backup', null],
  ['an encrypted backup', passphrase],
])('%s', (name, secret) => {
  it('gives back what was put in, and is for its owner alone', async () => {
    const path = await madeBackup(`${name}.whole`, secret)
    const all = await parts(path, secret)
    const bytesOf = (entry: string) =>
      Buffer.concat(all.flatMap(part => (part.at === 'block' && part.entry.name === entry ? [part.bytes] : [])))
    expect(bytesOf('members').equals(rows(6_000, 'Kale'))).toBe(true)
    expect(bytesOf('photos/one-card.webp').equals(photo)).toBe(true)
    expect(all.at(-1)).toEqual({ at: 'close', close: { files: 2, erasedFiles: 0 } })
    expect(all.find(part => part.at === 'entryEnd')).toMatchObject({ totals: { rows: 40 } })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(existsSync(`${path}.part`)).toBe(false)
    // The secret travels only where a passphrase closes the file.
    expect(all[0]).toMatchObject({ begin: { appSecret: secret && begin.appSecret } })
    expect(readFileSync(path).includes('the secret of the application')).toBe(false)
  })

  it('names the table or the file in which a byte was flipped, wherever it is', async () => {
    const path = await madeBackup(`${name}.flipped`, secret)
    const whole = readFileSync(path)
    const expected = [
      'its beginning',
      'table interests',
      'table members',
      'file photos/one',
      'file photos/two',
      'file photos/two',
    ]
    // The name of a file stands in its first frame. Where that is damaged, the one before it is named.
    const before = ['', '', '', 'the first file', 'what follows file photos/one', '']
    let entry = 0
    for (const { kind, from, to } of framesOf(whole)) {
      if (kind === 'E' || kind === 'Z') entry++
      for (const at of [from, from + 2, from + 5, Math.floor((from + to) / 2), to - 1]) {
        const damaged = Buffer.from(whole)
        damaged.writeUInt8((damaged[at] ?? 0) ^ 4, at)
        writeFileSync(path, damaged)
        const named = (kind === 'E' && before[entry]) || expected[entry]
        expect(await refusalOf(path, secret)).toMatch(new RegExp(`(is damaged|ends in).*${named}`))
      }
    }
    for (const at of [3, 20, 30, 60]) {
      const damaged = Buffer.from(whole)
      damaged.writeUInt8((damaged[at] ?? 0) ^ 4, at)
      writeFileSync(path, damaged)
      expect(await refusalOf(path, secret)).toMatch(/is no backup|damaged in its beginning/)
    }
  })

  it('that was cut off, lengthened or put in another order is refused', async () => {
    const path = await madeBackup(`${name}.cut`, secret)
    const whole = readFileSync(path)
    const frames = framesOf(whole)
    const last = frames.at(-1)?.from ?? 0
    for (const length of [10, 40, Math.floor(whole.length / 2), last, whole.length - 1]) {
      writeFileSync(path, whole.subarray(0, length))
      expect(await refusalOf(path, secret)).toMatch(/is not whole|is no backup|damaged in its beginning/)
    }
    writeFileSync(path, Buffer.concat([whole, Buffer.from('x')]))
    expect(await refusalOf(path, secret)).toContain('something stands after its end')

    // Two files with their contents change places; each frame by itself is whole.
    const entries = frames.filter(({ kind }) => kind === 'E').map(({ from }) => from)
    const [three = 0, four = 0] = entries.slice(2)
    const swapped = [whole.subarray(0, three), whole.subarray(four, last), whole.subarray(three, four)]
    writeFileSync(path, Buffer.concat([...swapped, whole.subarray(last)]))
    expect(await refusalOf(path, secret)).toContain('is damaged')
  })
})

describe('a passphrase', () => {
  it('is asked for, must be the right one, and takes no plain file in its place', async () => {
    const path = await madeBackup('closed', passphrase)
    expect(await refusalOf(path, null)).toBe('this backup is encrypted: set BACKUP_PASSPHRASE')
    expect(await refusalOf(path, 'the lotus has six petals')).toContain('BACKUP_PASSPHRASE does not open this backup')
    expect(readFileSync(path).includes('Kale')).toBe(false)
    const plain = await madeBackup('open', null)
    expect(await refusalOf(plain, passphrase)).toContain('not encrypted though BACKUP_PASSPHRASE is set')
  })
})

describe('without a passphrase a backup', () => {
  const readBy = (secrets: string[], takesUnsealed = false): SealKeys => ({
    passphrase: null,
    signers: secrets.map(backupSigner),
    takesUnsealed,
  })
  const own = 'the secret of the application'

  it('is read by the secret that signed it, also as the one before, and else only by a word for it', async () => {
    const path = await madeBackup('signed', null)
    expect(await refusalOf(path, null, readBy(['a new secret', own]))).toBe('read without a complaint')
    for (const keys of [readBy([]), readBy(['another secret'])])
      expect(await refusalOf(path, null, keys)).toMatch(/^\S+ is not signed by the secret here/)
    expect(await refusalOf(path, null, readBy([], true))).toBe('read without a complaint')
  })

  it('whose frames somebody changed with their checksums, or that has no signature, is not read', async () => {
    const path = await madeBackup('changed', null)
    const whole = readFileSync(path)
    const forged = withForgedBlock(whole, zstdCompressSync(rows(40, 'asked')))
    writeFileSync(path, forged)
    expect(await refusalOf(path, null)).toContain('table interests is not what was written')
    // It is the signature alone that is wrong.
    expect(await refusalOf(path, null, readBy([], true))).toBe('read without a complaint')
    const head = Buffer.from('{"encryption":null}')
    const length = Buffer.alloc(4)
    length.writeUInt32BE(head.length)
    const rest = whole.subarray(23 + whole.readUInt32BE(19) + 32)
    const sum = createHash('sha256').update(head).digest()
    writeFileSync(path, Buffer.concat([whole.subarray(0, 19), length, head, sum, rest]))
    expect(await refusalOf(path, null)).toContain('is not signed by the secret here')
  })
})

it('a forged block that would fill the memory is refused', async () => {
  const path = await madeBackup('forged', null)
  writeFileSync(path, withForgedBlock(readFileSync(path), zstdCompressSync(Buffer.alloc(65 * 1024 * 1024))))
  const seen: Part[] = []
  const reading = async () => {
    for await (const part of readArchive(path, { passphrase: null, signers: [], takesUnsealed: true })) seen.push(part)
  }
  await expect(reading()).rejects.toThrow('table interests is not what was written')
  expect(seen.some(({ at }) => at === 'block')).toBe(false)
})
