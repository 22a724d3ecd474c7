import { describe, expect, it } from 'vitest'
import type { ComplaintKind } from '#domain/site/complaints.ts'
import { dueAt, paperKindOf, settleBy } from './rules.ts'

const madeAt = new Date('2026-01-15T06:00:00Z')
const hours = (at: Date) => (at.getTime() - madeAt.getTime()) / 3_600_000

describe('the clock of a complaint', () => {
  it.each<[ComplaintKind, number, number]>([
    ['order', 3, 3],
    ['intimate_image', 2, 2],
    ['unlawful', 24, 36],
    ['other', 24, 168],
  ])('%s is due after %i hours, and after its acknowledgement after %i', (kind, first, end) => {
    expect(hours(dueAt({ kind, madeAt, acknowledgedAt: null }))).toBe(first)
    expect(hours(dueAt({ kind, madeAt, acknowledgedAt: madeAt }))).toBe(end)
    expect(hours(settleBy({ kind, madeAt }))).toBe(end)
  })
})

describe('a paper of a complaint', () => {
  it('is what its first bytes say', () => {
    expect(paperKindOf(Buffer.from('%PDF-1.7'))).toBe('pdf')
    expect(paperKindOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d]))).toBe('png')
    expect(paperKindOf(Buffer.from('<html>'))).toBeNull()
  })
})
