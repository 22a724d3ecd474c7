import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import { daysCounted, type FairDay, seedOf, type Turn } from '#domain/finding/fair-order.ts'
import { manyUnanswered, patienceDays } from '#domain/finding/unanswered.ts'
import { pageSize } from '#domain/limits.ts'
import { randomStream } from '#server/demo/random.ts'
import type { SimulatedFamily } from './community.ts'

export interface Order {
  /** What the order is told of a family. It is told at midnight, as in the product. */
  told: (turn: Turn) => Turn
  /** The families of one class, as a viewer gets them on a day. */
  of: (families: readonly Turn[], day: FairDay) => readonly Turn[]
}

export interface Outcome {
  shown: Int32Array
  asked: Int32Array
  accepted: Int32Array
  /** Looks, and those of them whose first ten held a family with whom an interest was later accepted. */
  looks: number
  successes: number
}

interface Waiting {
  from: number
  day: number
  isMutual: boolean
  /** The number of the look and the place on its page. */
  look: number
  place: number
}

const answersADay = 3
const likes = (own: SimulatedFamily, other: SimulatedFamily) => 1 / (1 + Math.exp(own.liked - other.liked))

/**
 * Lets families look, ask and answer for some days. A look reads the first page and asks about one of it, the upper ones
 * rather; a family answers the newest first, a few on each day that it is here, and says yes to whom it likes.
 */
export function simulate(
  families: readonly SimulatedFamily[],
  matches: readonly (readonly Int32Array[])[],
  order: Order,
  { seed, first, days }: { seed: string; first: number; days: number },
): Outcome {
  const random = randomStream(seed, -1)
  const many = families.length
  const outcome: Outcome = {
    shown: new Int32Array(many),
    asked: new Int32Array(many),
    accepted: new Int32Array(many),
    looks: 0,
    successes: 0,
  }
  const shownToday = new Int32Array(many)
  const lastDays: Int32Array[] = []
  const turns = families.map(family => ({
    number: family.number,
    joinedAt: family.joinedAt,
    shown: 0,
    comesLast: false,
    hasReturned: false,
  }))
  let told = turns.map(order.told)
  const asked = families.map(() => new Set<number>())
  const settled = families.map(() => new Set<number>())
  const waiting: Waiting[][] = families.map(() => [])
  const isSuccess = new Set<number>()

  function night(day: number) {
    lastDays.push(shownToday.slice())
    const over = lastDays.length > daysCounted ? lastDays.shift() : undefined
    for (const [n, turn] of turns.entries()) {
      turn.shown += (shownToday[n] as number) - (over?.[n] ?? 0)
      const old = (waiting[n] as Waiting[]).filter(one => one.isMutual && day - one.day > patienceDays)
      turn.comesLast = families[n]?.hasPlan === true && old.length >= manyUnanswered
    }
    told = turns.map(order.told)
    shownToday.fill(0)
  }

  function look(family: SimulatedFamily, day: number, date: Day) {
    const fair = { day: date, seed: seedOf(String(family.number), date) }
    const morning = first + day * dayMs
    const over = settled[family.number] as Set<number>
    const page: { number: number; isMutual: boolean }[] = []
    for (const [at, members] of (matches[family.number] ?? []).entries()) {
      const open: Turn[] = []
      for (const number of members) {
        const turn = told[number] as Turn
        if (turn.joinedAt.getTime() >= morning) break
        if (!over.has(number)) open.push(turn)
      }
      for (const { number } of order.of(open, fair).slice(0, pageSize - page.length))
        page.push({ number, isMutual: at === 0 })
      if (page.length === pageSize) break
    }
    outcome.looks++
    for (const { number } of page) {
      outcome.shown[number] = (outcome.shown[number] as number) + 1
      shownToday[number] = (shownToday[number] as number) + 1
    }
    for (const [place, { number, isMutual }] of page.entries()) {
      const other = families[number] as SimulatedFamily
      if (asked[family.number]?.has(number)) continue
      if (!random.happens(0.2 * 0.95 ** place * likes(family, other))) continue
      asked[family.number]?.add(number)
      outcome.asked[number] = (outcome.asked[number] as number) + 1
      waiting[number]?.push({ from: family.number, day, isMutual, look: outcome.looks, place })
      break
    }
  }

  function answer(family: SimulatedFamily) {
    for (let n = 0; n < answersADay; n++) {
      const one = waiting[family.number]?.pop()
      if (!one) return
      settled[family.number]?.add(one.from)
      settled[one.from]?.add(family.number)
      const other = families[one.from] as SimulatedFamily
      if (!random.happens((one.isMutual ? 0.6 : 0.2) * likes(family, other))) continue
      for (const side of [family.number, one.from]) outcome.accepted[side] = (outcome.accepted[side] as number) + 1
      if (one.place < 10) isSuccess.add(one.look)
    }
  }

  const firstDay = dayInIndia(new Date(first))
  for (let day = 0; day < days; day++) {
    const date = addDays(firstDay, day)
    for (const family of families) {
      if (family.joinedAt.getTime() > first + day * dayMs || !random.happens(family.looks)) continue
      answer(family)
      look(family, day, date)
    }
    night(day)
  }
  outcome.successes = isSuccess.size
  return outcome
}
