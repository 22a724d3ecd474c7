import { describe, expect, it } from 'vitest'
import { inIndia, readMoment } from './moment.ts'
import { baseName, nextSegment, readBaseName, readSegmentName, segmentName } from './names.ts'
import { trialMoment } from './rules.ts'
import { newState } from './state.ts'

describe('the names of an archive', () => {
  it('follow each other as PostgreSQL numbers its segments, 256 to a log', () => {
    expect(nextSegment('0000000100000000000000FE')).toBe('0000000100000000000000ff')
    expect(nextSegment('0000000100000000000000ff')).toBe('000000010000000100000000')
    expect(nextSegment('00000002000000ff000000ff')).toBe('000000020000010000000000')
  })

  it('say when, whatever becomes of the times of files', () => {
    const segment = { segment: '0000000100000000000000ff', endedAt: new Date('2026-11-18T08:35:01.250Z') }
    expect(readSegmentName(segmentName(segment))).toEqual(segment)
    const base = {
      startedAt: new Date('2026-11-18T08:30:00.001Z'),
      stoppedAt: new Date('2026-11-18T08:30:09.999Z'),
      firstSegment: '000000010000000000000002',
      lastSegment: '000000010000000000000003',
      slices: 12,
    }
    expect(readBaseName(baseName(base))).toEqual(base)
    expect([readSegmentName('photos.zip'), readBaseName('photos.zip')]).toEqual([null, null])
  })
})

describe('a moment', () => {
  it('is India’s time, to the minute or the second', () => {
    expect(readMoment('2026-11-18 14:05')).toEqual(new Date('2026-11-18T08:35:00Z'))
    expect(readMoment('2026-11-18 14:05:09')).toEqual(new Date('2026-11-18T08:35:09Z'))
    expect(readMoment('end')).toBe('end')
    for (const wrong of ['yesterday', '2026-11-18', '18.11.2026 14:05', '2026-13-18 14:05'])
      expect(() => readMoment(wrong)).toThrow(/^--until is '.*expected India's time/)
  })

  it('of the weekly trial is three minutes ago, and none in an archive that has just begun', () => {
    const now = new Date('2026-11-18T08:35:00Z')
    const state = newState('1-1', { passphrase: null, signers: [] }, now)
    expect(trialMoment(null, now)).toBeNull()
    expect(trialMoment({ ...state, copiedAt: '2026-11-18T08:30:00.000Z' }, now)).toBeNull()
    const until = trialMoment({ ...state, copiedAt: '2026-11-17T20:40:00.000Z' }, now)
    expect(until).toBe('2026-11-18 14:02:00')
    expect(inIndia(readMoment(until ?? '') as Date)).toBe(until)
  })
})
