import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfDayInIndia } from '../calendar.ts'
import { dayMs } from '../durations.ts'
import { fairOrder, newcomersFirst, seedOf, shuffled, type Turn } from './fair-order.ts'

const day = '2026-03-10'
const midnight = startOfDayInIndia(day).getTime()
const joined = (daysAgo: number) => new Date(midnight - daysAgo * dayMs)
const family = (number: number, change: Partial<Turn> = {}): Turn => ({
  number,
  joinedAt: joined(40),
  shown: 0,
  comesLast: false,
  hasReturned: false,
  ...change,
})
const anyFamilies = fc
  .array(
    fc.record({
      joinedAt: fc.double({ min: -2, max: 40, noNaN: true }).map(joined),
      shown: fc.nat({ max: 5 }),
      comesLast: fc.boolean(),
      hasReturned: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map(list => list.map((one, number) => ({ number, ...one })))
const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const numbers = (families: readonly Turn[]) => families.map(one => one.number)

describe('the fair order', () => {
  it('has five newcomers first, the newest of them before, then whoever was shown least', () => {
    const newcomers = Array.from({ length: 7 }, (_, n) => family(n, { joinedAt: joined(n + 0.5), shown: 90 + n }))
    const others = [family(20, { shown: 3 }), family(21, { shown: 1 }), family(22, { shown: 2 })]
    expect(numbers(fairOrder([...others, ...newcomers], { day, seed: 1 }))).toEqual([0, 1, 2, 3, 4, 21, 22, 20, 5, 6])
  })

  it('does not take for new who has returned, and leaves out who joined after midnight', () => {
    const returned = family(1, { joinedAt: joined(1), shown: 9, hasReturned: true })
    const tonight = family(2, { joinedAt: joined(-0.1) })
    expect(numbers(fairOrder([returned, tonight, family(3, { shown: 8 })], { day, seed: 1 }))).toEqual([3, 1])
  })

  it('has those last who leave many without an answer, however rarely they were shown', () => {
    const silent = family(1, { comesLast: true })
    expect(numbers(fairOrder([silent, family(2, { shown: 99_999 })], { day, seed: 1 }))).toEqual([2, 1])
  })

  it('is total: however the families come in, each has one place', () => {
    fc.assert(
      fc.property(anyFamilies, anySeed, (families, seed) => {
        const order = fairOrder(families, { day, seed })
        expect(numbers(fairOrder(families.toReversed(), { day, seed })).slice(newcomersFirst)).toEqual(
          numbers(order).slice(newcomersFirst),
        )
        expect(new Set(order).size).toBe(order.length)
        for (let n = newcomersFirst + 1; n < order.length; n++) {
          const [one, other] = [order[n - 1], order[n]] as [Turn, Turn]
          expect(one.comesLast && !other.comesLast).toBe(false)
          if (one.comesLast === other.comesLast) expect(one.shown).toBeLessThanOrEqual(other.shown)
        }
      }),
    )
  })

  it('is the same for one viewer on a day, and another one tomorrow and for others', () => {
    const families = Array.from({ length: 50 }, (_, n) => family(n))
    const orderFor = (viewer: string, on: string) => numbers(fairOrder(families, { day, seed: seedOf(viewer, on) }))
    expect(orderFor('anita', day)).toEqual(orderFor('anita', day))
    expect(orderFor('anita', day)).not.toEqual(orderFor('anita', '2026-03-11'))
    expect(orderFor('anita', day)).not.toEqual(orderFor('sunita', day))
  })

  it('never gives two families the same place in a shuffle', () => {
    fc.assert(
      fc.property(anySeed, fc.nat({ max: 2 ** 31 - 1 }), fc.nat({ max: 2 ** 31 - 1 }), (seed, one, other) => {
        fc.pre(one !== other)
        return shuffled(one, seed) !== shuffled(other, seed)
      }),
    )
  })
})
