import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Version {
  id: string
  /** Null for the mark that a deletion leaves. */
  bytes: Buffer | null
}

export interface S3Store {
  endpoint: string
  /** The versions of each file, the newest last. */
  stored: ReadonlyMap<string, readonly Version[]>
  /** Whether the bucket keeps versions. */
  knowVersions(knows: boolean): void
  close(): Promise<void>
}

/** The part of an S3 store that the port uses: signed requests, path-style addresses, a bucket with versions. */
export async function startS3Store({ bucket, key }: { bucket: string; key: string }): Promise<S3Store> {
  const stored = new Map<string, Version[]>()
  let knowsVersions = true
  let lastVersion = 0

  function listVersions(name: string): string {
    const entries = [...stored].flatMap(([file, versions]) =>
      file.startsWith(name)
        ? versions.map(({ id, bytes }) => {
            const tag = bytes ? 'Version' : 'DeleteMarker'
            return `<${tag}><Key>${file}</Key><VersionId>${id}</VersionId></${tag}>`
          })
        : [],
    )
    return `<ListVersionsResult>${entries.join('')}</ListVersionsResult>`
  }

  /** Two to a page, so that whoever lists must turn pages. */
  function listFolder(prefix: string, from: number): string {
    const names = [...stored.keys()].filter(
      name =>
        name.startsWith(prefix) && !name.slice(prefix.length).includes('/') && stored.get(name)?.at(-1)?.bytes != null,
    )
    const page = names.toSorted().slice(from, from + 2)
    const next = from + 2 < names.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    return `<ListBucketResult>${page.map(name => `<Contents><Key>${name}</Key></Contents>`).join('')}${next}</ListBucketResult>`
  }

  function answer(method: string, address: URL, body: Buffer): { status: number; body?: Buffer | string } {
    const name = address.pathname.replace(`/${bucket}/`, '')
    const wanted = address.searchParams.get('versionId')
    const versions = stored.get(name) ?? []
    if (method === 'GET' && address.searchParams.has('versions'))
      return knowsVersions
        ? { status: 200, body: listVersions(address.searchParams.get('prefix') ?? '') }
        : { status: 501 }
    if (method === 'GET' && address.searchParams.get('list-type') === '2')
      return {
        status: 200,
        body: listFolder(
          address.searchParams.get('prefix') ?? '',
          Number(address.searchParams.get('continuation-token') ?? 0),
        ),
      }
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

  const server = createServer((request, response) => {
    const signed = String(request.headers.authorization ?? '').startsWith(`AWS4-HMAC-SHA256 Credential=${key}/`)
    if (!signed) return void response.writeHead(403).end()
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const address = new URL(request.url ?? '', 'http://store')
      const { status, body } = answer(request.method ?? '', address, Buffer.concat(chunks))
      response.writeHead(status).end(body)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stored,
    knowVersions(knows) {
      knowsVersions = knows
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
