import { expect, test } from 'vitest'
import { decisionsFor, reviewKinds } from '#domain/office/review.ts'
import { decisionKeys } from './decision-keys.ts'

test('no key means two decisions about one item', () => {
  const states = [false, true].flatMap(acknowledged => [false, true].map(hasProfile => ({ acknowledged, hasProfile })))
  for (const kind of reviewKinds)
    for (const state of states) {
      const keys = decisionsFor(kind, state).map(decision => decisionKeys[decision])
      expect(new Set(keys).size, `${kind}: ${keys.join(', ')}`).toBe(keys.length)
    }
})
