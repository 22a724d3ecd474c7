import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Store, startS3Store } from '#server/testing/s3-store.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'saptapadi-files-'))

let store: S3Store
beforeAll(async () => {
  store = await startS3Store({ bucket: 'photos', key: 'key' })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await store.close()
})
const openStore = (key = 'key'): Files =>
  s3Files({ endpoint: store.endpoint, bucket: 'photos', region: 'ap-south-1', key, secret: 'secret' })

describe.each([
  ['a folder', (): Files => folderFiles(folder)],
  ['an S3 store', openStore],
])('%s', (_, open) => {
  it('keeps a file, gives it back and forgets it', async () => {
    const files = open()
    const bytes = Buffer.from([0, 1, 2, 255])
    expect(await files.get('photos/one-card.webp')).toBeNull()
    await files.put('photos/one-card.webp', bytes, 'image/webp')
    await files.put('photos/one-card.webp', bytes, 'image/webp')
    expect(await files.get('photos/one-card.webp')).toEqual(bytes)
    for (const name of ['one', 'two', 'three', 'deeper/four']) await files.put(`listed/${name}`, bytes, 'image/webp')
    expect((await files.list('listed')).toSorted()).toEqual(['one', 'three', 'two'])
    expect(await files.list('nothing')).toEqual([])
    await files.remove('photos/one-card.webp')
    await files.remove('photos/one-card.webp')
    expect(await files.get('photos/one-card.webp')).toBeNull()
  })
})

describe('the folder', () => {
  it('is not left by a name, and keeps no half of a file', async () => {
    const files = folderFiles(folder)
    for (const name of ['../secret', '/etc/passwd', 'a/../../b', 'a//b', '', 'A.webp', 'a\0b'])
      await expect(files.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a file name of ours')
    await files.put('photos/two.webp', Buffer.from('x'), 'image/webp')
    await expect(files.put('photos', Buffer.from('x'), 'image/webp')).rejects.toThrow('EISDIR')
    expect(readdirSync(folder)).toEqual(['listed', 'photos'])
    expect(readdirSync(join(folder, 'photos'))).toEqual(['two.webp'])
  })

  it('loses what a process that died left half-way, and nothing that is being written', async () => {
    const files = folderFiles(folder)
    await files.put('photos/whole.webp', Buffer.from('x'), 'image/webp')
    const [old, young] = ['photos/dead.webp.a1.part', 'photos/now.webp.b2.part'].map(name => join(folder, name))
    for (const path of [old, young]) writeFileSync(path ?? '', 'half')
    utimesSync(old ?? '', new Date(0), new Date(0))
    await files.removeHalfWritten(new Date(Date.now() - 3_600_000))
    expect(readdirSync(join(folder, 'photos')).toSorted()).toEqual(['now.webp.b2.part', 'two.webp', 'whole.webp'])
  })
})

describe('the S3 store', () => {
  it('forgets every version of a file, and none of a file that only begins like it', async () => {
    const files = openStore()
    for (const text of ['first', 'second']) await files.put('documents/one', Buffer.from(text), 'text/plain')
    await files.put('documents/one-more', Buffer.from('another'), 'text/plain')
    await files.remove('documents/one')
    expect(store.stored.get('documents/one')).toEqual([])
    expect(await files.get('documents/one-more')).toEqual(Buffer.from('another'))
  })

  it('may know no versions', async () => {
    store.knowVersions(false)
    const files = openStore()
    await files.put('documents/two', Buffer.from('x'), 'text/plain')
    await files.remove('documents/two')
    expect(await files.get('documents/two')).toBeNull()
    store.knowVersions(true)
  })

  it('that refuses is an error, never an empty photo', async () => {
    const files = openStore('stranger')
    await expect(files.get('photos/one.webp')).rejects.toThrow('403')
  })
})
