import { expect, it } from 'vitest'
import { shownSentences } from './ShownLine.tsx'

it('showings and openings are told each with its period and its way of counting', () => {
  const stood = 'In the last 30 days your profile stood 22 times among the matches of other families.'
  expect(shownSentences({ shown: 22, opened: 26, is_new: 0 }, 'en')).toEqual([
    stood,
    'In the last 30 days 26 families opened your profile.',
  ])
  // A search or a list opens it too, so nobody is told that it was not shown.
  expect(shownSentences({ shown: 0, opened: 24, is_new: 0 }, 'mr')).toEqual(['गेल्या ३० दिवसांत २४ कुटुंबांनी तुमचे स्थळ उघडले.'])
})

it('a family reads no nought in its first three days', () => {
  expect(shownSentences({ shown: 0, opened: 0, is_new: 1 }, 'en')).toEqual([])
  expect(shownSentences({ shown: null, opened: 0, is_new: 1 }, 'en')).toEqual([
    'In the last 30 days your profile stood a few times among the matches of other families.',
  ])
  expect(shownSentences({ shown: 0, opened: 0, is_new: 0 }, 'en')).toEqual([
    'In the last 30 days nobody opened your profile.',
  ])
})
