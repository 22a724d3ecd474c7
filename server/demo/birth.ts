import { dayMs } from '#domain/durations.ts'
import type { Gender } from '#domain/limits.ts'
import { type RandomStream, weighted } from './random.ts'

/**
 * The day from which ages are counted. It is fixed, so that a seed gives the same people on every day. The youngest
 * were old enough to register two years before it.
 */
const agesCountFrom = Date.UTC(2026, 0, 1)
const youngest = { F: 20, M: 23.2 }

export interface Birth {
  day: string
  year: number
  /** HH:mm:00, as a certificate has it. */
  time: string
  /** In years, on the day ages are counted from. */
  age: number
  /** Code of the marital status. */
  maritalStatus: string
}

const marriedBefore = weighted([
  ['DIVORCED', 48],
  ['DIVORCED_WITH_CHILDREN', 14],
  ['AWAITING_DIVORCE', 12],
  ['ANNULLED', 8],
  ['WIDOWED', 9],
  ['WIDOWED_WITH_CHILDREN', 9],
] as const)

/** The older a candidate, the likelier this is a second marriage. */
function secondMarriage(age: number): number {
  if (age < 25) return 0.004
  if (age < 30) return 0.025
  if (age < 35) return 0.12
  if (age < 40) return 0.4
  return 0.8
}

export function drawBirth(random: RandomStream, gender: Gender): Birth {
  const usual = gender === 'F' ? random.around(25.8, 2.9) : random.around(28.8, 3)
  const late = random.happens(0.07) ? random.next() * random.next() * 22 + (gender === 'F' ? 30 : 33) : 0
  const age = Math.max(late || usual, youngest[gender] + random.next() * 0.8)
  const at = new Date(agesCountFrom - Math.round(age * 365.25) * dayMs)
  const minute = random.below(24 * 60)
  const two = (n: number) => String(n).padStart(2, '0')
  return {
    day: at.toISOString().slice(0, 10),
    year: at.getUTCFullYear(),
    time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`,
    age,
    maritalStatus: random.happens(secondMarriage(age)) ? marriedBefore(random) : 'UNMARRIED',
  }
}
