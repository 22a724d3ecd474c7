import { expect, it, vi } from 'vitest'
import { failureLine } from './start-failure.ts'

it('a failure of the database is one line that quotes no row', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "members_email"'), {
    code: '23505',
    detail: 'Key (email)=(rutuja.kale@family.in) already exists. Failing row contains (9820000001, Rutuja).',
    where: 'COPY members, line 1: "rutuja.kale@family.in"',
  })
  const line = failureLine(error)
  expect(line).toMatch(/^23505: duplicate key value violates unique constraint "members_email"/)
  expect(line).not.toMatch(/rutuja|9820000001|\n/i)
})

it('a failure of the system keeps the address it is about', () => {
  const error = Object.assign(new Error('listen EADDRINUSE: address already in use 127.0.0.1:3000'), {
    code: 'EADDRINUSE',
    syscall: 'listen',
  })
  expect(failureLine(error)).toContain('127.0.0.1:3000')
})

it('quotes no password, whoever repeats it', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://kale:kamal%237@localhost/x')
  vi.stubEnv('SMS_KEY', 'seven petals')
  for (const message of [
    'Invalid URL: postgres://kale:kamal%237@localhost/x',
    'getaddrinfo ENOTFOUND kamal#7',
    'smtp://other:word@mail.example does not answer',
    'refused: seven petals',
  ]) {
    const error = Object.assign(new Error(message), { syscall: 'connect' })
    expect(failureLine(error)).not.toMatch(/kamal|petals|word/)
  }
  vi.unstubAllEnvs()
})
