import { AwsClient } from 'aws4fetch'
import type { Files } from './files.ts'

interface Bucket {
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
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
  return {
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
    async remove(name) {
      const response = await request(name, { method: 'DELETE' })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw failed('delete', response.status)
    },
  }
}
