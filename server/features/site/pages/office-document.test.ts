import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'
import { readBuiltPages } from './assets.ts'

const pages = await readBuiltPages(join(import.meta.dirname, '..', '..', '..', '..'))
const site = 'https://saptapadi.example'
const shared = testWorld({ pages, env: { PUBLIC_URL: site } })
const apart = testWorld({ pages, env: { PUBLIC_URL: site, OFFICE_URL: 'https://office.saptapadi.example' } })

describe('the document of the office', () => {
  it('loads nothing from elsewhere, nothing of the member area, and is found by nobody', async () => {
    for (const url of ['/office', '/office/members/anything']) {
      const { statusCode, headers, body } = await shared.app.inject({ url })
      expect(statusCode).toBe(200)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/)
      expect(headers['x-robots-tag']).toBe('noindex')
      const files = [...body.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '')
      expect(files.length).toBeGreaterThan(1)
      expect(files.filter(file => !file.startsWith('/office/assets/'))).toEqual([])
      for (const file of files) expect((await shared.app.inject({ url: file })).statusCode).toBe(200)
    }
    expect((await shared.app.inject({ url: '/robots.txt' })).body).toContain('Disallow: /office')
  })

  it('with a host of its own is there alone, and that host gives nothing of the site', async () => {
    const open = async (host: string, url: string) => {
      const { statusCode, headers } = await apart.app.inject({ url, headers: { host } })
      return [statusCode, headers.location ?? null]
    }
    expect(await open('saptapadi.example', '/office')).toEqual([404, null])
    expect(await open('saptapadi.example', '/home')).toEqual([200, null])
    expect(await open('office.saptapadi.example', '/office/audit')).toEqual([200, null])
    expect(await open('office.saptapadi.example', '/')).toEqual([302, '/office'])
    for (const url of ['/home', '/dashboard', '/api/bride/list', '/api/openapi.json'])
      expect([url, ...(await open('office.saptapadi.example', url))]).toEqual([url, 404, null])
    // The forms of the record and of the counter ask for these.
    for (const url of ['/api/district/list', '/api/master-data/list?type=DEVAK', '/api/consents'])
      expect([url, ...(await open('office.saptapadi.example', url))]).toEqual([url, 200, null])
  })
})
