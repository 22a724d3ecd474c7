import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'saptapadi-files-'))

/** As much of an S3 store as the port asks of one: signed requests, path-style addresses. */
const stored = new Map<string, { bytes: Buffer; type: string }>()
const store = createServer((request, response) => {
  const signed = String(request.headers.authorization ?? '').startsWith('AWS4-HMAC-SHA256 Credential=key/')
  const name = request.url ?? ''
  if (!signed) return void response.writeHead(403).end()
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk))
  request.on('end', () => {
    if (request.method === 'PUT')
      stored.set(name, { bytes: Buffer.concat(chunks), type: String(request.headers['content-type']) })
    if (request.method === 'DELETE') stored.delete(name)
    const file = stored.get(name)
    if (request.method === 'GET' && !file) return void response.writeHead(404).end('<Error/>')
    response.writeHead(200).end(request.method === 'GET' ? file?.bytes : '')
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
})

describe('the S3 store', () => {
  it('that refuses is an error, never an empty photo', async () => {
    const files = s3Files({ endpoint, bucket: 'photos', region: 'ap-south-1', key: 'stranger', secret: 'x' })
    await expect(files.get('photos/one.webp')).rejects.toThrow('403')
  })
})
