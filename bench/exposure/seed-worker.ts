import { parentPort, workerData } from 'node:worker_threads'
import { dayMs } from '#domain/durations.ts'
import { pageSize } from '#domain/limits.ts'
import { drawCommunity, matchesOf } from './community.ts'
import { type Figures, figuresOf } from './figures.ts'
import { orders } from './orders.ts'
import { simulate } from './simulate.ts'

export interface Asked {
  seed: string
  families: number
  first: number
  days: number
}
export interface Answer {
  fitting: number
  orders: Record<keyof typeof orders, Figures>
}

// One seed in every order. The matches of a community are the same in all of them.
const { seed, families: many, first, days } = workerData as Asked
const families = drawCommunity(seed, many, { first, days })
const sides = { F: families.filter(one => one.gender === 'M'), M: families.filter(one => one.gender === 'F') }
const matches = families.map(family => matchesOf(family, sides[family.gender], pageSize))
// Who joins on the last days can hardly have been shown.
const lastCounted = first + (days - 7) * dayMs
const met = new Set<number>()
for (const [both, ours] of matches) for (const one of [both, ours]) for (const number of one ?? []) met.add(number)
const fitting = [...met].filter(number => (families[number]?.joinedAt.getTime() ?? lastCounted) < lastCounted)

const figures = Object.entries(orders).map(([name, order]) => [
  name,
  figuresOf(simulate(families, matches, order, { seed, first, days }), fitting),
])
parentPort?.postMessage({ fitting: fitting.length, orders: Object.fromEntries(figures) } satisfies Answer)
