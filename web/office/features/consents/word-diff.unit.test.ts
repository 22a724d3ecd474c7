import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

test('words that were put in and taken out stand between those that stayed', () => {
  expect(wordDiff('We show your biodata', 'We show only your photo')).toEqual([
    { kind: 'same', words: 'We show ' },
    { kind: 'added', words: 'only ' },
    { kind: 'same', words: 'your ' },
    { kind: 'removed', words: 'biodata' },
    { kind: 'added', words: 'photo' },
  ])
})

test('the same text has no difference, and a first one is all new', () => {
  expect(wordDiff('ہم متفق ہیں', 'ہم متفق ہیں')).toEqual([{ kind: 'same', words: 'ہم متفق ہیں' }])
  expect(wordDiff('', 'ஆம்').filter(({ words }) => words)).toEqual([{ kind: 'added', words: 'ஆம்' }])
})
