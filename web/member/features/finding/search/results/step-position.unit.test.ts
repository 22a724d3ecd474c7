import { describe, expect, it } from 'vitest'
import type { StepAnswer } from './queries.ts'
import { expectedPosition, positionIn, stepOutcome } from './step-position.ts'

const [first, second, third, fourth] = ['a', 'b', 'c', 'd'] as const
const answer: StepAnswer = {
  offset: 1,
  count: 4,
  list: [{ uuid: second }],
  current_image: [{ image: '/b1' }, { image: '/b2' }],
  previous_image: [{ image: '/a' }],
  next_image: [],
  previous_uuid: first,
  next_uuid: third,
}
const noResult: StepAnswer = {
  offset: 0,
  count: 0,
  list: [],
  current_image: [],
  previous_image: [],
  next_image: [],
  previous_uuid: null,
  next_uuid: null,
}

describe('the neighbours of a profile', () => {
  it('are there with and without a photo', () => {
    expect(positionIn(answer)).toEqual({
      at: 1,
      count: 4,
      previous: { uuid: first, image: '/a', href: '/search-list-next-previous/a/0' },
      next: { uuid: third, image: null, href: '/search-list-next-previous/c/2' },
    })
  })
  it('are not there at the ends', () => {
    const only = { ...answer, offset: 0, count: 1, previous_uuid: null, next_uuid: null }
    expect(positionIn(only)).toMatchObject({ previous: null, next: null })
  })
})

describe('after a step, until the server has answered', () => {
  it('forward, the one just left stands before and the next is unknown', () => {
    expect(expectedPosition(answer, { uuid: third, offset: 2 })).toEqual({
      at: 2,
      count: 4,
      previous: { uuid: second, image: '/b1', href: '/search-list-next-previous/b/1' },
      next: 'unknown',
    })
  })
  it('back to the first, the one just left stands after it and nobody before', () => {
    expect(expectedPosition(answer, { uuid: first, offset: 0 })).toEqual({
      at: 0,
      count: 4,
      previous: null,
      next: { uuid: second, image: '/b1', href: '/search-list-next-previous/b/1' },
    })
  })
  it('two steps on, there is somebody before and nobody after the last', () => {
    expect(expectedPosition(answer, { uuid: fourth, offset: 3 })).toMatchObject({ previous: 'unknown', next: null })
  })
  it('of the address alone, all is known', () => {
    expect(expectedPosition(answer, { uuid: second, offset: 7 })).toEqual(positionIn(answer))
  })
})

describe('what an answer says of the address', () => {
  it('is that all is as address', () => {
    expect(stepOutcome(answer, { uuid: second, offset: 1 }, false)).toEqual({
      kind: 'here',
      position: positionIn(answer),
    })
  })
  it('is another position, where positions have closed up', () => {
    expect(stepOutcome(answer, { uuid: second, offset: 3 }, false)).toEqual({
      kind: 'elsewhere',
      to: { uuid: second, offset: 1 },
    })
  })
  it('is whoever stands there, where nobody was named or a step led to one who has left', () => {
    const to = { uuid: second, offset: 1 }
    expect(stepOutcome(answer, { uuid: undefined, offset: 1 }, false)).toEqual({ kind: 'elsewhere', to })
    expect(stepOutcome(answer, { uuid: third, offset: 1 }, true)).toEqual({ kind: 'elsewhere', to })
  })
  it('is nothing about a profile that the search did not find, or without a search', () => {
    expect(stepOutcome(answer, { uuid: third, offset: 1 }, false)).toEqual({ kind: 'alone' })
    expect(stepOutcome(noResult, { uuid: second, offset: 1 }, true)).toEqual({ kind: 'alone' })
    expect(stepOutcome(noResult, { uuid: undefined, offset: 0 }, false)).toEqual({ kind: 'alone' })
  })
})
