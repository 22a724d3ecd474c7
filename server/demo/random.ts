/**
 * A seeded stream of random numbers. Each person has a stream of their own, made from the seed and the person's number,
 * so that a larger community begins with the same people. The platform's own random numbers cannot be seeded.
 */
export interface RandomStream {
  /** 32 random bits. */
  bits(): number
  /** From 0 up to, not including, 1. */
  next(): number
  below(n: number): number
  between(low: number, high: number): number
  happens(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** A number near the mean, roughly by a normal distribution. */
  around(mean: number, deviation: number): number
  /** Up to `count` entries of a list, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[]
}

/** The generator is sfc32: well mixed, and a number takes a few nanoseconds. */
export function randomStream(seed: string, stream: number): RandomStream {
  let a = 0x9e3779b9
  let b = stream | 0
  let c = 0x243f6a88
  let steps = 1
  for (let i = 0; i < seed.length; i++) c = Math.imul(c ^ seed.charCodeAt(i), 0x01000193)

  const bits = () => {
    const sum = (a + b + steps++) | 0
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
    pick: list => entryAt(list, below(list.length)),
    around: (mean, deviation) => mean + (next() + next() + next() + next() - 2) * 1.732 * deviation,
    some: (list, count) => {
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, list.length)) chosen.add(below(list.length))
      return list.filter((_, i) => chosen.has(i))
    },
  }
}

/** Returns a function that draws by weight. The sums are computed once, because millions are drawn. */
export function weighted<T>(entries: readonly (readonly [T, number])[]): (random: RandomStream) => T {
  const sums: number[] = []
  let total = 0
  for (const [, weight] of entries) {
    total += weight
    sums.push(total)
  }
  return random => {
    const drawn = random.next() * total
    const i = sums.findIndex(sum => drawn < sum)
    return entryAt(entries, i)[0]
  }
}

function entryAt<T>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new RangeError('drawn from an empty list')
  return entry
}
