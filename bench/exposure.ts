// Who is seen, asked and accepted in a simulated community, in our order of matches and in three others.
// node bench/exposure.ts [families, 5000 and 20000 by default] [days, 90 by default]
import { startOfDayInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import { fairOrder, type Turn } from '#domain/finding/fair-order.ts'
import { pageSize } from '#domain/limits.ts'
import { drawCommunity, matchesOf } from './exposure/community.ts'
import { type Order, type Outcome, simulate } from './exposure/simulate.ts'

const sizes = process.argv[2] ? [Number(process.argv[2])] : [5_000, 20_000]
const days = Number(process.argv[3] ?? 90)
const seeds = ['saat', 'paule']
const first = startOfDayInIndia('2026-01-01').getTime()

const changed = (families: readonly Turn[], change: Partial<Turn>) => families.map(one => ({ ...one, ...change }))
const orders: Record<string, Order> = {
  'newest first': families => families.toReversed(),
  random: (families, day) => fairOrder(changed(families, { shown: 0, comesLast: false, hasReturned: true }), day),
  'least shown': (families, day) => fairOrder(changed(families, { comesLast: false, hasReturned: true }), day),
  ours: fairOrder,
}

/** 0 where everybody has the same, 1 where one has all. */
function gini(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const sum = sorted.reduce((all, one) => all + one, 0)
  const weighted = sorted.reduce((all, one, n) => all + (n + 1) * one, 0)
  return sum === 0 ? 0 : (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length
}

/** The acceptances of a family count less the more it has: it meets one after another. */
const effective = (accepted: Int32Array) =>
  accepted.reduce((all, many) => {
    let sum = all
    for (let n = 1; n <= many; n++) sum += 1 / Math.log2(1 + n)
    return sum
  }, 0) / 2

const percent = (part: number) => `${(100 * part).toFixed(1)} %`.padStart(8)

function report(
  name: string,
  { shown, asked, accepted, looks, successes }: Outcome,
  fitting: readonly number[],
): number {
  const without = (counts: Int32Array) => fitting.filter(number => counts[number] === 0).length / fitting.length
  const acceptances = accepted.reduce((sum, one) => sum + one, 0) / 2
  console.log(
    `    ${name.padEnd(13)} never shown ${percent(without(shown))}, never asked ${percent(without(asked))}, ` +
      `without acceptance ${percent(without(accepted))}, Gini ${gini(fitting.map(n => shown[n] ?? 0)).toFixed(2)}, ` +
      `acceptances ${acceptances.toLocaleString('en')}, effective ${Math.round(effective(accepted)).toLocaleString('en')}, ` +
      `success@10 ${percent(successes / looks)}`,
  )
  return acceptances
}

const shares: number[] = []
for (const size of sizes)
  for (const seed of seeds) {
    const families = drawCommunity(seed, size, { first, days })
    const sides = { F: families.filter(one => one.gender === 'M'), M: families.filter(one => one.gender === 'F') }
    const matches = families.map(family => matchesOf(family, sides[family.gender], pageSize))
    // Who joins on the last days can hardly have been shown.
    const counted = new Set(
      families.filter(one => one.joinedAt.getTime() < first + (days - 7) * dayMs).map(one => one.number),
    )
    const fitting = [...new Set(matches.flatMap(([both = [], ours = []]) => [...both, ...ours]))].filter(n =>
      counted.has(n),
    )
    console.log(
      `${size.toLocaleString('en')} families, ${days} days, seed ${seed}; ${fitting.length.toLocaleString('en')} fit somebody`,
    )
    const acceptances = new Map<string, number>()
    for (const [name, order] of Object.entries(orders)) {
      const outcome = simulate(families, matches, order, { seed, first, days })
      acceptances.set(name, report(name, outcome, fitting))
    }
    shares.push((acceptances.get('ours') ?? 0) / (acceptances.get('newest first') ?? 1))
  }
console.log(
  `acceptances of our order beside newest first: ${(shares.reduce((sum, one) => sum + one, 0) / shares.length).toFixed(3)} (aim: at least 0.95)`,
)
