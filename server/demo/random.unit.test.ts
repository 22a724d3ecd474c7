import { describe, expect, it } from 'vitest'
import { randomStream, weighted } from './random.ts'

describe('chance', () => {
  const numbers = (seed: string, stream: number) => {
    const random = randomStream(seed, stream)
    return Array.from({ length: 2000 }, () => random.next())
  }

  it('is the same for the same seed and person, and another for any other', () => {
    expect(numbers('a', 7)).toEqual(numbers('a', 7))
    expect(numbers('a', 7)).not.toEqual(numbers('a', 8))
    expect(numbers('a', 7)).not.toEqual(numbers('b', 7))
  })

  it('is even, also in the first number of neighbouring people', () => {
    const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length
    expect(mean(numbers('a', 1))).toBeCloseTo(0.5, 1)
    expect(mean(Array.from({ length: 4000 }, (_, person) => randomStream('a', person).next()))).toBeCloseTo(0.5, 1)
  })

  it('draws by weight', () => {
    const draw = weighted([
      ['often', 9],
      ['never', 0],
      ['seldom', 1],
    ])
    const random = randomStream('weights', 1)
    const drawn = Array.from({ length: 5000 }, () => draw(random))
    expect(drawn.filter(one => one === 'often').length / 5000).toBeCloseTo(0.9, 1)
    expect(drawn).not.toContain('never')
  })

  it('takes some of a list, each once, in the list’s order', () => {
    const random = randomStream('some', 1)
    const some = random.some([1, 2, 3, 4, 5], 3)
    expect(new Set(some).size).toBe(3)
    expect(some).toEqual(some.toSorted((a, b) => a - b))
    expect(random.some([1, 2], 9)).toEqual([1, 2])
  })
})
