import { describe, expect, it } from 'vitest'
import { type ComplaintKind, dueAt, settleBy } from './complaints.ts'

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
