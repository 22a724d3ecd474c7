import { expect, it } from 'vitest'
import { changedName, changedValue } from './detail-words.ts'

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

it('what a person wrote stays as it was written', () => {
  expect(changedValue('en', 'title', 'codes')).toBe('codes')
  expect(changedValue('mr', 'note', '12')).toBe('12')
})
