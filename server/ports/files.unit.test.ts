import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'saptapadi-files-'))

/** As much of an S3 store as the port asks of one: signed requests, path-style addresses, a bucket that keeps versions. */
interface Version {
  id: string
  /** Null for the mark that a deletion leaves. */
  bytes: Buffer | null
}
const stored = new Map<string, Version[]>()
let knowsVersions = true
let lastVersion = 0

function listVersions(name: string): string {
  const entries = [...stored].flatMap(([key, versions]) =>
    key.startsWith(name)
      ? versions.map(({ id, bytes }) => {
          const tag = bytes ? 'Version' : 'DeleteMarker'
          return `<${tag}><Key>${key}</Key><VersionId>${id}</VersionId></${tag}>`
        })
      : [],
  )
  return `<ListVersionsResult>${entries.join('')}</ListVersionsResult>`
}

function answer(method: string, address: URL, body: Buffer): { status: number; body?: Buffer | string } {
  const name = address.pathname.replace('/photos/', '')
  const wanted = address.searchParams.get('versionId')
  const versions = stored.get(name) ?? []
  if (method === 'GET' && address.searchParams.has('versions'))
    return knowsVersions
      ? { status: 200, body: listVersions(address.searchParams.get('prefix') ?? '') }
      : { status: 501 }
  if (method === 'PUT') stored.set(name, [...versions, { id: `v${++lastVersion}`, bytes: body }])
  if (method === 'DELETE' && wanted)
    stored.set(
      name,
      versions.filter(version => version.id !== wanted),
    )
  else if (method === 'DELETE')
    stored.set(name, knowsVersions ? [...versions, { id: `v${++lastVersion}`, bytes: null }] : [])
  const latest = stored.get(name)?.at(-1)
  if (method !== 'GET') return { status: 204 }
  return latest?.bytes ? { status: 200, body: latest.bytes } : { status: 404, body: '<Error/>' }
}

const store = createServer((request, response) => {
  const signed = String(request.headers.authorization ?? '').startsWith('AWS4-HMAC-SHA256 Credential=key/')
  if (!signed) return void response.writeHead(403).end()
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk))
  request.on('end', () => {
    const address = new URL(request.url ?? '', 'http://store')
    const { status, body } = answer(request.method ?? '', address, Buffer.concat(chunks))
    response.writeHead(status).end(body)
  })
})
let endpoint = ''
beforeAll(async () => {
  await new Promise<void>(resolve => store.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(store.address() as { port: number }).port}`
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  store.closeAllConnections()
  await new Promise(resolve => store.close(resolve))
})

describe.each([
  ['a folder', (): Files => folderFiles(folder)],
  [
    'an S3 store',
    (): Files => s3Files({ endpoint, bucket: 'photos', region: 'ap-south-1', key: 'key', secret: 'secret' }),
  ],
])('%s', (_, open) => {
  it('keeps a file, gives it back and forgets it', async () => {
    const files = open()
    const bytes = Buffer.from([0, 1, 2, 255])
    expect(await files.get('photos/one-card.webp')).toBeNull()
    await files.put('photos/one-card.webp', bytes, 'image/webp')
    await files.put('photos/one-card.webp', bytes, 'image/webp')
    expect(await files.get('photos/one-card.webp')).toEqual(bytes)
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
  const open = () => s3Files({ endpoint, bucket: 'photos', region: 'ap-south-1', key: 'key', secret: 'secret' })

  it('forgets every version of a file, and none of a file that only begins like it', async () => {
    const files = open()
    for (const text of ['first', 'second']) await files.put('documents/one', Buffer.from(text), 'text/plain')
    await files.put('documents/one-more', Buffer.from('another'), 'text/plain')
    await files.remove('documents/one')
    expect(stored.get('documents/one')).toEqual([])
    expect(await files.get('documents/one-more')).toEqual(Buffer.from('another'))
  })

  it('may know no versions', async () => {
    knowsVersions = false
    const files = open()
    await files.put('documents/two', Buffer.from('x'), 'text/plain')
    await files.remove('documents/two')
    expect(await files.get('documents/two')).toBeNull()
    knowsVersions = true
  })

  it('that refuses is an error, never an empty photo', async () => {
    const files = s3Files({ endpoint, bucket: 'photos', region: 'ap-south-1', key: 'stranger', secret: 'x' })
    await expect(files.get('photos/one.webp')).rejects.toThrow('403')
  })
})
