import { describe, expect, it } from 'vitest'
import type { StepAnswer } from './queries.ts'
import { placeIn, standingFrom, standingIn } from './standing.ts'

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
const nobody: StepAnswer = {
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
    expect(standingIn(answer)).toEqual({
      offset: 1,
      count: 4,
      previous: { uuid: first, image: '/a' },
      next: { uuid: third, image: null },
    })
  })
  it('are not there at the ends', () => {
    const only = { ...answer, offset: 0, count: 1, previous_uuid: null, next_uuid: null }
    expect(standingIn(only)).toMatchObject({ previous: null, next: null })
  })
})

describe('after a step, until the server has answered', () => {
  it('forward, the one just left stands before and the next is unknown', () => {
    expect(standingFrom(answer, { uuid: third, offset: 2 })).toEqual({
      offset: 2,
      count: 4,
      previous: { uuid: second, image: '/b1' },
      next: 'unknown',
    })
  })
  it('back to the first, the one just left stands after it and nobody before', () => {
    expect(standingFrom(answer, { uuid: first, offset: 0 })).toEqual({
      offset: 0,
      count: 4,
      previous: null,
      next: { uuid: second, image: '/b1' },
    })
  })
  it('two steps on, there is somebody before and nobody after the last', () => {
    expect(standingFrom(answer, { uuid: fourth, offset: 3 })).toMatchObject({ previous: 'unknown', next: null })
  })
  it('of the address alone, all is known', () => {
    expect(standingFrom(answer, { uuid: second, offset: 7 })).toEqual(standingIn(answer))
  })
})

describe('what an answer says of the address', () => {
  it('is that all is as asked', () => {
    expect(placeIn(answer, { uuid: second, offset: 1 }, false)).toEqual({ kind: 'here', standing: standingIn(answer) })
  })
  it('is another position, where positions have closed up', () => {
    expect(placeIn(answer, { uuid: second, offset: 3 }, false)).toEqual({
      kind: 'elsewhere',
      to: { uuid: second, offset: 1 },
    })
  })
  it('is whoever stands there, where nobody was named or a step led to one who has left', () => {
    const to = { uuid: second, offset: 1 }
    expect(placeIn(answer, { uuid: undefined, offset: 1 }, false)).toEqual({ kind: 'elsewhere', to })
    expect(placeIn(answer, { uuid: third, offset: 1 }, true)).toEqual({ kind: 'elsewhere', to })
  })
  it('is nothing about a profile that the search did not find, or without a search', () => {
    expect(placeIn(answer, { uuid: third, offset: 1 }, false)).toEqual({ kind: 'alone' })
    expect(placeIn(nobody, { uuid: second, offset: 1 }, true)).toEqual({ kind: 'alone' })
    expect(placeIn(nobody, { uuid: undefined, offset: 0 }, false)).toEqual({ kind: 'alone' })
  })
})
