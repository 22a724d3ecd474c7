import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { expect, it, vi } from 'vitest'
import type { Secrets } from '#server/ports/secrets.ts'
import { isTelling, securityLog } from './security-log.ts'

it('tells what happened and to whom, and hides the address behind a keyed hash', () => {
  const info = vi.fn()
  const secrets = { keyedHash: (text: string) => createHash('sha256').update(`key ${text}`).digest() }
  const record = securityLog({ info } as unknown as FastifyBaseLogger, secrets as unknown as Secrets)
  record({ event: 'refused', code: 'bad_otp', member: 'uuid', address: '203.0.113.9', call: '/api/verify/otp' })
  record({ event: 'login', member: 'uuid', address: '203.0.113.9' })
  const [[refused], [login]] = info.mock.calls as [[{ security: object }], [{ security: object }]]
  expect(refused.security).toMatchObject({ event: 'refused', code: 'bad_otp', member: 'uuid', call: '/api/verify/otp' })
  expect(JSON.stringify(info.mock.calls)).not.toContain('203.0.113.9')
  expect('address' in login.security && login.security.address).toBe(
    'address' in refused.security && refused.security.address,
  )
})

it.each([
  ['bad_credentials', true],
  ['bad_otp', true],
  ['slow_down', true],
  ['not_yours', true],
  ['no_session', true],
  ['bad_input', false],
  ['not_found', false],
] as const)('%s is told: %s', (code, told) => {
  expect(isTelling(code)).toBe(told)
})
