import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeTry, type SentCode, waitBeforeResend } from './rules.ts'

const now = new Date('2026-01-15T06:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const right = Buffer.from('right')
const wrong = Buffer.from('wrong')
const code = (change: Partial<SentCode> = {}): SentCode => ({
  codeHash: right,
  wrongTries: 0,
  expiresAt: ago(-60),
  usedAt: null,
  ...change,
})

describe('a typed code', () => {
  it('is right only while the code lives', () => {
    expect(judgeTry(code(), right, 0, now)).toBe('right')
    expect(judgeTry(code(), wrong, 0, now)).toBe('wrong')
    expect(judgeTry(code({ usedAt: ago(1) }), right, 0, now)).toBe('ended')
    expect(judgeTry(code({ expiresAt: now }), right, 0, now)).toBe('ended')
    expect(judgeTry(code({ wrongTries: 5 }), right, 5, now)).toBe('ended')
    expect(judgeTry(null, right, 0, now)).toBe('ended')
    expect(judgeTry(code(), right, 15, now)).toBe('exhausted')
  })

  it('is never right after five wrong tries, or fifteen in the day', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(30), (wrongTries, today) => {
        const outcome = judgeTry(code({ wrongTries }), right, today, now)
        expect(outcome === 'right').toBe(wrongTries < 5 && today < 15)
      }),
    )
  })
})

describe('another code', () => {
  it('waits thirty seconds after the last and for a place among five in the hour', () => {
    const wait = (...seconds: number[]) =>
      waitBeforeResend({ toContact: seconds.map(ago), counted: seconds.map(ago) }, now)
    expect(wait()).toBeNull()
    expect(wait(0)).toBe(30)
    expect(wait(29)).toBe(1)
    expect(wait(30)).toBeNull()
    expect(wait(40, 80, 120, 160, 200)).toBe(3400)
    expect(wait(40, 80, 120, 160, 3600)).toBeNull()
  })

  it('waits thirty seconds for one that a stranger asked for, and not for the stranger’s hour', () => {
    const strangers = [40, 80, 120, 160, 200].map(ago)
    expect(waitBeforeResend({ toContact: strangers, counted: [] }, now)).toBeNull()
    expect(waitBeforeResend({ toContact: [ago(10), ...strangers], counted: [] }, now)).toBe(20)
  })
})
