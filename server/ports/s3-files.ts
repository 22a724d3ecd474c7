import { AwsClient } from 'aws4fetch'
import type { Files } from './files.ts'

interface Bucket {
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
}

const mostPages = 100
/** The answers of a store without versions. */
const noVersions = [404, 405, 501]

const textOf = (xml: string, tag: string): string | null => {
  const escaped = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return (
    escaped?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&') ?? null
  )
}

/** The versions of exactly this file. The list also has files whose names only begin like it. */
function versionsIn(xml: string, name: string): string[] {
  const entries = xml.match(/<(Version|DeleteMarker)>[\s\S]*?<\/\1>/g) ?? []
  return entries.flatMap(entry => (textOf(entry, 'Key') === name ? (textOf(entry, 'VersionId') ?? []) : []))
}

/** Works with any S3-compatible store, by path-style addresses. */
export function s3Files({ endpoint, bucket, region, key, secret }: Bucket): Files {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 3 })
  const request = (name: string, init: RequestInit) =>
    client.fetch(`${endpoint.replace(/\/+$/, '')}/${bucket}/${name}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    })
  const failed = (what: string, status: number) => new Error(`the file store answered ${status} to ${what}`)
  async function removeOne(address: string): Promise<void> {
    const response = await request(address, { method: 'DELETE' })
    await response.body?.cancel()
    if (!response.ok && response.status !== 404) throw failed('delete', response.status)
  }

  /** In a bucket with versions a deletion only hides a file. In a bucket without them the only version is named null. */
  async function versionsOf(name: string): Promise<string[]> {
    const response = await request(`?versions&prefix=${encodeURIComponent(name)}`, { method: 'GET' })
    if (noVersions.includes(response.status)) {
      await response.body?.cancel()
      return []
    }
    if (!response.ok) throw failed('list versions', response.status)
    return versionsIn(await response.text(), name)
  }

  return {
    isShared: true,
    async put(name, bytes, contentType) {
      const response = await request(name, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType },
      })
      await response.body?.cancel()
      if (!response.ok) throw failed('put', response.status)
    },
    async get(name) {
      const response = await request(name, { method: 'GET' })
      if (response.status === 404) return null
      if (!response.ok) throw failed('get', response.status)
      return Buffer.from(await response.arrayBuffer())
    },
    async list(folder) {
      const names: string[] = []
      for (let from: string | null = ''; from !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix: `${folder}/` })
        if (from) query.set('continuation-token', from)
        const response = await request(`?${query}`, { method: 'GET' })
        if (!response.ok) throw failed('list', response.status)
        const xml = await response.text()
        for (const entry of xml.match(/<Contents>[\s\S]*?<\/Contents>/g) ?? [])
          names.push((textOf(entry, 'Key') ?? '').slice(folder.length + 1))
        from = textOf(xml, 'NextContinuationToken')
      }
      return names.filter(Boolean)
    },
    async remove(name) {
      await removeOne(name)
      for (let pages = 0; pages < mostPages; pages++) {
        const versions = await versionsOf(name)
        if (versions.length === 0) return
        for (const version of versions) await removeOne(`${name}?versionId=${encodeURIComponent(version)}`)
      }
      throw new Error('the file store keeps giving versions of a file that was deleted')
    },
    // A put is one request, which a store accepts as a whole or not at all.
    removeHalfWritten: async () => {},
  }
}
