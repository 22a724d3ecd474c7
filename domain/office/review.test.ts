import { describe, expect, it } from 'vitest'
import { decisionsFor, reviewKinds, textsNeeded } from './review.ts'

describe('what staff may decide', () => {
  it('is said for every kind', () => {
    expect(Object.fromEntries(reviewKinds.map(kind => [kind, decisionsFor(kind)]))).toEqual({
      photo: ['approve', 'reject'],
      document: ['approve', 'reject'],
      complaint: ['acknowledge', 'settle'],
      report: ['warn', 'suspend', 'close'],
      story: ['approve', 'reject'],
      text: ['approve', 'reject'],
      second_name: ['approve', 'reject'],
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

  it('needs a text for everybody who is told of it, and a reason where only colleagues are', () => {
    expect(textsNeeded('photo', 'approve')).toEqual([])
    expect(textsNeeded('photo', 'reject')).toEqual(['told'])
    expect(textsNeeded('report', 'suspend')).toEqual(['told'])
    expect(textsNeeded('report', 'close')).toEqual(['reason'])
    expect(textsNeeded('story', 'reject')).toEqual(['reason'])
    expect(textsNeeded('complaint', 'acknowledge')).toEqual([])
    expect(textsNeeded('complaint', 'settle')).toEqual(['answer'])
    expect(textsNeeded('complaint', 'suspend')).toEqual(['answer', 'told'])
  })
})
