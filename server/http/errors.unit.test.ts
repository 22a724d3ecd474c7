import { describe, expect, it } from 'vitest'
import { DatabaseAway } from '#server/db/failures.ts'
import { refusalFor } from './errors.ts'

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code })

describe('what went wrong outside the node', () => {
  it.each([
    new DatabaseAway(),
    withCode('57P01'),
    withCode('57P02'),
    withCode('57P03'),
    withCode('57014'),
    withCode('08006'),
    withCode('53300'),
    withCode('ECONNREFUSED'),
    withCode('ECONNRESET'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('%o: the database is away', error => {
    const refusal = refusalFor(error)
    expect([refusal?.code, refusal?.retryAfterSeconds]).toEqual(['database_away', 2])
  })
  it.each([withCode('ENOSPC'), withCode('EDQUOT'), withCode('53100')])('%o: the disk is full', error => {
    expect(refusalFor(error)?.code).toBe('storage_full')
  })
  it.each([withCode('23505'), withCode('42P01'), new TypeError('x is not a function')])(
    '%o: our own mistake',
    error => {
      expect(refusalFor(error)).toBeNull()
    },
  )
})
