import { describe, expect, it } from 'vitest'
import { decisionsFor, isReasonNeeded, queueDecisions, reviewKinds } from './review.ts'

describe('what staff may decide', () => {
  it('is said for every kind', () => {
    expect(Object.fromEntries(reviewKinds.map(kind => [kind, decisionsFor(kind)]))).toEqual({
      photo: ['approve', 'reject'],
      document: ['approve', 'reject'],
      complaint: ['acknowledge', 'settle'],
      report: ['warn', 'suspend', 'close'],
      story: ['approve', 'reject'],
      text: ['approve', 'reject'],
    })
  })

  it('of a complaint depends on what was done and on whether it names a profile', () => {
    expect(decisionsFor('complaint', { acknowledged: true, hasProfile: false })).toEqual(['settle'])
    expect(decisionsFor('complaint', { acknowledged: false, hasProfile: true })).toEqual([
      'acknowledge',
      'settle',
      'suspend',
    ])
  })

  it('needs a reason wherever somebody reads one', () => {
    expect(queueDecisions.filter(isReasonNeeded)).toEqual(['reject', 'warn', 'suspend', 'close', 'settle'])
  })
})
