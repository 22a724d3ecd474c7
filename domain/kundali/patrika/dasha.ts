import type { Day } from '#domain/calendar.ts'
import { dayMs } from '../../durations.ts'
import { dayAt } from '../clock.ts'
import type { Graha } from './grahas.ts'

/** The lords of vimshottari in their order, with their years. They begin at Ashwini and repeat. */
const dashaYears = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
} as const satisfies Record<Graha, number>
const lords = Object.keys(dashaYears) as (keyof typeof dashaYears)[]
const wholeRound = 120
const yearMilliseconds = 365.25 * dayMs

export interface Period {
  readonly lord: Graha
  /** The days on the clock of the place; the first period of a life begins at birth. */
  readonly from: Day
  readonly to: Day
}

export interface Dasha {
  /** The lord of the mahadasha at birth, and what is left of it. */
  readonly lord: Graha
  readonly years: number
  readonly balance: number
  readonly end: Day
  /** The mahadashas of a life, from the one at birth on. */
  readonly periods: readonly Period[]
}

const lordAt = (index: number): Graha => lords[((index % 9) + 9) % 9] ?? 'ketu'

export function dashaOf(birth: Date, zone: string, moon: number): Dasha {
  const passed = (moon * 3) / 40
  const first = Math.floor(passed)
  const lord = lordAt(first)
  const years = dashaYears[lord]
  const balance = (first + 1 - passed) * years
  const periods: Period[] = []
  let end = birth.getTime()
  let from = dayAt(zone, birth)
  for (let step = 0; step < 9; step++) {
    const current = lordAt(first + step)
    end += (step === 0 ? balance : dashaYears[current]) * yearMilliseconds
    const to = dayAt(zone, new Date(end))
    periods.push({ lord: current, from, to })
    from = to
  }
  return { lord, years, balance, end: periods[0]?.to ?? '', periods }
}

/** Nobody looks further ahead than a hundred years from birth, though a round of the lords has a hundred and twenty. */
const yearsOfLife = 100
function endOfLife(periods: readonly Period[]): Day {
  const birth = periods[0]?.from ?? ''
  return `${Number(birth.slice(0, 4)) + yearsOfLife}${birth.slice(4)}`
}

export function dashaOfLife(dasha: Dasha): Dasha {
  const end = endOfLife(dasha.periods)
  const lived = dasha.periods.filter(({ from }) => from < end)
  return { ...dasha, periods: lived.map(period => (period.to < end ? period : { ...period, to: end })) }
}

const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** The antardashas of a mahadasha. They begin with its own lord; the first mahadasha of a life has fewer. */
function antardashas(period: Period): Period[] {
  const whole = dashaYears[period.lord]
  // The first one began before the birth, so it is counted back from its end.
  let at = startOf(period.to) - whole * yearMilliseconds
  const first = lords.indexOf(period.lord)
  const antardashas: Period[] = []
  for (let step = 0; step < 9; step++) {
    const lord = lordAt(first + step)
    const from = at
    at += ((whole * dashaYears[lord]) / wholeRound) * yearMilliseconds
    const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)
    antardashas.push({ lord, from: day(from), to: day(at) })
  }
  return antardashas.filter(({ to }) => to > period.from)
}

interface SubPeriod extends Period {
  readonly maha: Graha
}

/** The antardashas of a life that touch the span between two days. */
export function dashasBetween(periods: readonly Period[], from: Day, to: Day): SubPeriod[] {
  const end = endOfLife(periods)
  const last = to < end ? to : end
  return periods
    .filter(period => period.to > from && period.from < last)
    .flatMap(period => antardashas(period).map(sub => ({ ...sub, maha: period.lord })))
    .map(sub => (sub.to < end ? sub : { ...sub, to: end }))
    .filter(sub => sub.to > from && sub.from < last)
}
