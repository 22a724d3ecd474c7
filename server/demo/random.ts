/**
 * Chance that is the same every time: one stream a person, from the seed and the person's number, so that a larger
 * community begins with the same people. (The platform's own random numbers cannot be seeded.)
 */
export interface Chance {
  /** 32 of them. */
  bits(): number
  /** From 0 up to, not including, 1. */
  next(): number
  below(n: number): number
  between(low: number, high: number): number
  happens(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Around the mean, as heights and marks lie. */
  around(mean: number, deviation: number): number
  /** Some of a list, in the list's own order. */
  some<T>(list: readonly T[], count: number): T[]
}

/** Small fast counter generator (sfc32): well mixed, a few nanoseconds a number. */
export function chance(seed: string, stream: number): Chance {
  let a = 0x9e3779b9
  let b = stream | 0
  let c = 0x243f6a88
  let counter = 1
  for (let i = 0; i < seed.length; i++) c = Math.imul(c ^ seed.charCodeAt(i), 0x01000193)

  const bits = () => {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) bits()

  const next = () => bits() / 4294967296
  const below = (n: number) => Math.floor(next() * n)
  return {
    bits,
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    happens: probability => next() < probability,
    pick: list => at(list, below(list.length)),
    around: (mean, deviation) => mean + (next() + next() + next() + next() - 2) * 1.732 * deviation,
    some: (list, count) => {
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, list.length)) chosen.add(below(list.length))
      return list.filter((_, i) => chosen.has(i))
    },
  }
}

/** A list drawn from by weight; the sums are worked out once, not at every draw. */
export function weighted<T>(entries: readonly (readonly [T, number])[]): (by: Chance) => T {
  const sums: number[] = []
  let total = 0
  for (const [, weight] of entries) {
    total += weight
    sums.push(total)
  }
  return by => {
    const drawn = by.next() * total
    const i = sums.findIndex(sum => drawn < sum)
    return at(entries, i)[0]
  }
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError('drawn from an empty list')
  return found
}
