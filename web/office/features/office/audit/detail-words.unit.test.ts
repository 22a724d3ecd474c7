import { expect, it } from 'vitest'
import { changedName, changedValue, isReadable } from './detail-words.ts'

it('an act is read in words, in either language', () => {
  expect([changedName('en', 'way'), changedValue('en', 'way', 'codes')]).toEqual([
    'proved by',
    'codes from two contacts',
  ])
  expect([changedName('mr', 'number'), changedValue('mr', 'number', 'I101')]).toEqual(['क्रमांक', 'I101'])
  expect(changedName('en', 'last_name')).toBe('last name')
  expect(changedValue('mr', 'until', '2026-03-01')).toBe('०१ मार्च २०२६')
  expect(changedValue('en', 'known_at', '2026-03-01T08:00:00.000Z')).not.toContain('T')
  expect(changedValue('mr', 'families', '12')).toBe('१२')
  expect([changedName('mr', 'month'), changedValue('mr', 'method', 'cash')]).toEqual(['महिना', 'रोख'])
  expect(changedValue('en', 'birth_time', '14:30:00')).toBe('02:30 PM')
  expect([changedName('mr', 'row'), changedValue('mr', 'row', '12')]).toEqual(['ओळ', '१२'])
  expect(changedValue('en', 'choice', 'apart')).toBe('kept apart')
})

it('codes of ours are told in words, and ids of rows not at all', () => {
  const keys = ['views', 'status', 'removed', 'verified', 'dlt_id', 'closed_into', 'interests_dropped', 'decision']
  for (const key of keys) expect(changedName('mr', key)).toMatch(/\p{Script=Devanagari}/u)
  expect(changedValue('en', 'decision', 'photo_reject')).toBe('Rejected a photo')
  expect(changedValue('mr', 'status', 'suspended')).toBe('बंद केलेले')
  expect(isReadable({ before: null, after: '01941f29-7c00-7452-988e-cd098ecc549f' })).toBe(false)
  expect(isReadable({ before: null, after: 'email' })).toBe(true)
  expect(isReadable({ before: null, after: '' })).toBe(false)
})

it('what a person wrote stays as it was written', () => {
  expect(changedValue('en', 'title', 'codes')).toBe('codes')
  expect(changedValue('mr', 'note', '12')).toBe('12')
})
