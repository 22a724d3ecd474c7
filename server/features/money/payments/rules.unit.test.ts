import { describe, expect, it } from 'vitest'
import { Refusal } from '#server/http/refusal.ts'
import {
  isCapturable,
  isPartOf,
  nextCheckAt,
  paidAtOrRefuse,
  refundablePaise,
  refundStateOf,
  refuseUnrefundable,
  refuseWrongPart,
} from './rules.ts'

const now = new Date('2026-04-10T06:30:00Z')
const untouched = { refunded_at: null, refund_asked_at: null }
const partlyRefunded = { amount_paise: 300_000, part_refunded_paise: 100_000, is_surplus: false }

describe('a refund', () => {
  it('is possible until it was asked for or is done, and waits while a part is on its way', () => {
    expect(refundStateOf(untouched, false)).toBe('possible')
    expect(refundStateOf(untouched, true)).toBe('asked')
    expect(refundStateOf({ ...untouched, refund_asked_at: now }, false)).toBe('asked')
    expect(refundStateOf({ refunded_at: now, refund_asked_at: now }, false)).toBe('done')
  })
  it('is refused where it is not possible', () => {
    expect(() => refuseUnrefundable(untouched, false)).not.toThrow()
    expect(() => refuseUnrefundable(untouched, true)).toThrow(Refusal)
    expect(() => refuseUnrefundable({ ...untouched, refunded_at: now }, false)).toThrow(Refusal)
  })
  it('gives back what no part gave back before', () => {
    expect(refundablePaise(partlyRefunded)).toBe(200_000)
  })
})

describe('a part refund', () => {
  it('is less than what can still be given back', () => {
    expect([199_999, 200_000, 300_000].map(paise => isPartOf(partlyRefunded, paise))).toEqual([true, false, false])
    expect(() => refuseWrongPart(partlyRefunded, 100)).not.toThrow()
    expect(() => refuseWrongPart(partlyRefunded, 200_000)).toThrow(Refusal)
  })
  it('is never one of a surplus payment', () => {
    expect(() => refuseWrongPart({ ...partlyRefunded, is_surplus: true }, 100)).toThrow(Refusal)
  })
})

describe('a payment', () => {
  it('is captured only where it is what the order asked for', () => {
    const payment = { id: 'p', orderId: 'o', amountPaise: 300_000, currency: 'INR', method: 'upi' } as const
    const order = { fee_paise: 300_000 }
    expect(isCapturable({ ...payment, status: 'authorized' }, order)).toBe(true)
    expect(isCapturable({ ...payment, status: 'captured' }, order)).toBe(false)
    expect(isCapturable({ ...payment, status: 'authorized', amountPaise: 299_999 }, order)).toBe(false)
    expect(isCapturable({ ...payment, status: 'authorized', currency: 'USD' }, order)).toBe(false)
  })
  it('is asked about after ever longer waits, and then no more', () => {
    expect(nextCheckAt(0, now)).toEqual(new Date('2026-04-10T06:32:00Z'))
    expect(nextCheckAt(6, now)).toEqual(new Date('2026-04-12T06:30:00Z'))
    expect(nextCheckAt(7, now)).toBeNull()
  })
  it('at the office is entered for today or one of the last ninety days', () => {
    expect(paidAtOrRefuse('2026-04-10', now)).toEqual(now)
    expect(paidAtOrRefuse('2026-01-10', now)).toEqual(new Date('2026-01-10T06:30:00Z'))
    expect(() => paidAtOrRefuse('2026-04-11', now)).toThrow(Refusal)
    expect(() => paidAtOrRefuse('2026-01-09', now)).toThrow(Refusal)
  })
})
