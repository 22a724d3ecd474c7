import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import type { Gate } from './gate.ts'
import { Refusal } from './refusal.ts'

const full: Gate = {
  isFull: () => true,
  runOrRefuse: () => Promise.reject(new Refusal('overloaded', { retryAfterSeconds: 2 })),
}
const open: Gate = { isFull: () => false, runOrRefuse: work => work() }
const world = testWorld({
  gates: { calls: full, entering: open, enteringOffice: open, uploads: open, photos: full, pages: open },
})
let base = ''
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api`
})

describe('a node with more to do than it can', () => {
  it('refuses members in their language and says when to come again', async () => {
    const { token } = await createTestMember(world)
    for (const [language, word] of [
      ['en', /try again/],
      ['mr', /पुन्हा/],
    ] as const) {
      const headers = { authorization: `Bearer ${token}`, language }
      const answer = await fetch(`${base}/user/me`, { headers })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await answer.json()).toMatchObject({ code: 'overloaded', message: expect.stringMatching(word) })
    }
  })

  it('still answers health and lets people in', async () => {
    expect((await fetch(`${base}/health`)).status).toBe(200)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'nobody@family.in', password: 'saatpaule', role: 'USER' })
    expect((await fetch(`${base}/login`, { method: 'POST', headers, body })).status).toBe(400)
  })

  it('refuses photos beyond what it can, and says so', async () => {
    const answer = await fetch(`${base}/photo/0190a0a0-0000-7000-8000-000000000000/card?e=1&s=x`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('refuses staff who ask for papers and lists as files', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    for (const path of [
      'payments/document/0190a0a0-0000-7000-8000-000000000000',
      'payments/export?format=csv',
      'figures/export?chart=joined',
    ]) {
      const answer = await world.app.inject({ url: `/api/office/${path}`, ...options })
      expect([path, answer.statusCode]).toEqual([path, 503])
    }
  })

  it('refuses calls without a session in the framework', async () => {
    const { status, refusal } = await world.call('contactUs', {})
    expect([status, refusal.code]).toEqual([503, 'overloaded'])
  })
})
