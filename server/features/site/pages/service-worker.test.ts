import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'
import { readBuiltPages } from './assets.ts'

const pages = await readBuiltPages(join(import.meta.dirname, '..', '..', '..', '..'))
const world = testWorld({ pages })
const withdrawn = testWorld({ pages, env: { SERVICE_WORKER: 'off' } })

describe('the service worker', () => {
  it('is asked for anew each time, governs the whole site and is small', async () => {
    const { headers, body } = await world.app.inject('/worker.js')
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
    expect(body.length).toBeLessThan(6 * 1024)
  })

  it('keeps one page, which says everything in both languages and asks for no other file', async () => {
    const { headers, body } = await world.app.inject('/offline')
    expect(headers['content-security-policy']).not.toContain("'unsafe-inline'; script")
    for (const words of ['इंटरनेट नाही', 'No connection', 'पुन्हा प्रयत्न करा', 'Try again']) expect(body).toContain(words)
    expect(body).not.toMatch(/<(?:link|img|script)[^>]*(?:href|src)=/)
    expect(gzipSync(body).length).toBeLessThan(4 * 1024)
  })

  it('is another one where its page is another one', async () => {
    const { body } = await world.app.inject('/worker.js')
    expect(body).toMatch(/\/\/ [0-9a-f]{64}\n$/)
  })

  it('is taken back by a setting', async () => {
    const { body } = await withdrawn.app.inject('/worker.js')
    expect(body).toContain('registration.unregister()')
    expect(body).toContain('caches.delete')
  })
})

describe('the home screen', () => {
  it('takes a photo that is shared from the gallery, and leads on where no worker takes it', async () => {
    const { share_target: target } = JSON.parse((await world.app.inject('/site.webmanifest')).body)
    expect(target).toMatchObject({ action: '/share-photo', method: 'POST', params: { files: [{ name: 'photo' }] } })
    const { statusCode, headers } = await world.app.inject({
      method: 'POST',
      url: target.action,
      payload: '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nbytes\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([statusCode, headers.location]).toEqual([303, '/my-profile?shared=photo'])
  })

  it('has the name of the provider and the ways in, in the language of the page', async () => {
    const { headers, body } = await world.app.inject({ url: '/site.webmanifest', headers: { cookie: 'language=mr' } })
    expect(headers['content-type']).toContain('application/manifest+json')
    const manifest = JSON.parse(body) as { shortcuts: { name: string; url: string }[] }
    expect(manifest).toMatchObject({ name: 'सप्तपदी', lang: 'mr', start_url: '/dashboard', display: 'standalone' })
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/search', '/intrest-recieved', '/recently-viewed'])
    for (const { url } of manifest.shortcuts) expect((await world.app.inject(url)).statusCode).toBe(200)
  })
})
