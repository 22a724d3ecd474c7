import { dayMs } from '#domain/durations.ts'
import { matchingScore } from '#domain/finding/fit.ts'
import type { Gender } from '#domain/limits.ts'
import { type RandomStream, randomStream } from '#server/demo/random.ts'
import { scoresWith, unknownScore } from '#server/features/finding/read-model/kundali-order.ts'

/** A family of the simulated community. Wishes are drawn as those of the demo are. */
export interface SimulatedFamily {
  number: number
  gender: Gender
  joinedAt: Date
  birthYear: number
  height: number
  isUnmarried: boolean
  district: number
  /** The place of the moon. */
  star: number
  years: [number, number]
  heights: [number, number]
  wantsUnmarried: boolean
  wantsDistrict: boolean
  wantsPatrika: boolean
  hasPlan: boolean
  /** How likely it is to look at its matches on a day. */
  looks: number
  /** How much others like it, around zero. */
  liked: number
}

const stars = 108
const districts = 36
const inch = 2.54

function drawFamily(random: RandomStream, number: number, joinedAt: Date): SimulatedFamily {
  const gender: Gender = number % 2 === 0 ? 'F' : 'M'
  const elder = gender === 'F' ? -1 : 1
  const birthYear = Math.round(random.around(gender === 'F' ? 1998 : 1995, 3.5))
  const height = Math.round(random.around(gender === 'F' ? 158 : 171, 5))
  const isUnmarried = random.happens(0.9)
  const years = [birthYear + elder * random.between(0, 1), birthYear + elder * random.between(4, 7)].sort(
    (a, b) => a - b,
  )
  const nearby = (inches: number) => Math.round(height + inches * inch)
  return {
    number,
    gender,
    joinedAt,
    birthYear,
    height,
    isUnmarried,
    district: Math.floor(districts * random.next() ** 2),
    star: random.below(stars),
    years: [years[0] ?? 0, years[1] ?? 0],
    heights: gender === 'F' ? [nearby(2), nearby(9)] : [nearby(-8), nearby(-1)],
    wantsUnmarried: isUnmarried,
    wantsDistrict: random.happens(0.3),
    wantsPatrika: random.happens(0.45),
    hasPlan: random.happens(0.3),
    looks: 0.05 + 0.35 * random.next() ** 2,
    liked: random.around(0, 1),
  }
}

/** Three families of four are there on the first day, and the others join over the days. */
export function drawCommunity(seed: string, families: number, { first, days }: { first: number; days: number }) {
  return Array.from({ length: families }, (_, number): SimulatedFamily => {
    const random = randomStream(seed, number)
    const share = number / families
    const daysLater = share < 0.75 ? (share / 0.75 - 1) * 700 : ((share - 0.75) / 0.25) * days
    return drawFamily(random, number, new Date(first + daysLater * dayMs))
  })
}

/** Whether a star suits another, by the gender of the family that wishes it. */
const patrikas = { F: suiting('F'), M: suiting('M') }
function suiting(gender: Gender): Uint8Array[] {
  const other = gender === 'F' ? 'M' : 'F'
  return Array.from({ length: stars }, (_, star) =>
    Uint8Array.from(scoresWith(star, other), half => (half !== unknownScore && half >= 2 * matchingScore ? 1 : 0)),
  )
}

/**
 * How many wishes of a family another one misses: `fitOf` of the domain, for facts that are all told. More than one are not
 * counted, since it is asked for every pair.
 */
function missedBy(wishing: SimulatedFamily, other: SimulatedFamily): number {
  const { years, heights } = wishing
  let missed = other.birthYear < years[0] || other.birthYear > years[1] ? 1 : 0
  if (other.height < heights[0] || other.height > heights[1]) missed++
  if (missed > 1) return missed
  if (wishing.wantsUnmarried && !other.isUnmarried) missed++
  if (wishing.wantsDistrict && wishing.district !== other.district) missed++
  if (wishing.wantsPatrika && patrikas[wishing.gender][wishing.star]?.[other.star + 1] !== 1) missed++
  return missed
}

/** The matches of a family, class by class, in the order of joining. Those who miss a wish count only where few fit. */
export function matchesOf(family: SimulatedFamily, others: readonly SimulatedFamily[], page: number): Int32Array[] {
  const [both, ours, near]: [number[], number[], number[]] = [[], [], []]
  for (const other of others) {
    const missed = missedBy(family, other)
    if (missed === 0) (missedBy(other, family) === 0 ? both : ours).push(other.number)
    else if (missed === 1) near.push(other.number)
  }
  return (both.length + ours.length < 3 * page ? [both, ours, near] : [both, ours]).map(one => Int32Array.from(one))
}
