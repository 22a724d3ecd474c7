// Scores a million random pairs in three ways: by the table, as sorting a list does; from horoscopes, as opening a
// profile does; and by adding up the eight kootas each time, which is the baseline.
import { score } from '#domain/kundali/score.ts'
import { halfPoints, pointsOf } from '#domain/kundali/table.ts'
import { placeAt, type ZodiacPlace } from '#domain/kundali/zodiac.ts'

const count = 1_000_000

// Every run takes the same pairs: the sums below must agree with each other and with those of the last run.
let seed = 36
function random(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const brides: ZodiacPlace[] = Array.from({ length: count }, () => placeAt(random(108)))
const grooms: ZodiacPlace[] = Array.from({ length: count }, () => placeAt(random(108)))
const brideIndex = Uint8Array.from(brides, place => place.index)
const groomIndex = Uint8Array.from(grooms, place => place.index)

function timed(name: string, total: () => number): number {
  total()
  const from = performance.now()
  const sum = total()
  const took = performance.now() - from
  console.log(`${name.padEnd(28)} ${took.toFixed(1).padStart(8)} ms   sum ${sum}`)
  return took
}

const sumOver = (points: (index: number) => number) => () => {
  let sum = 0
  for (let index = 0; index < count; index++) sum += points(index)
  return sum
}

console.log(`${count.toLocaleString('en')} pairs`)
const table = timed(
  'table',
  sumOver(index => (halfPoints[(brideIndex[index] ?? 0) * 108 + (groomIndex[index] ?? 0)] ?? 0) / 2),
)
timed(
  'score(bride, groom)',
  sumOver(index => {
    const result = score(brides[index] ?? {}, grooms[index] ?? {})
    return result.known ? result.total : 0
  }),
)
const naive = timed(
  'baseline: eight kootas added',
  sumOver(index => pointsOf(brides[index] as ZodiacPlace, grooms[index] as ZodiacPlace)),
)
console.log(`the table is ${Math.round(naive / table)} times faster than the baseline`)
