// Scores a million random pairs in three ways: by the table, as sorting a list does; from horoscopes, as opening a
// profile does; and by adding up the eight kootas each time, which is the baseline. Then computes patrikas: one by one, and
// in the job's thread beside an event loop that is watched, as when the rules change. `--patrikas 1000000` does them all.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { score } from '#domain/kundali/gun-milan.ts'
import { type BirthInput, birthChart } from '#domain/kundali/patrika/birth-chart.ts'
import { halfPoints, pointsOf } from '#domain/kundali/table.ts'
import { placeAt, type ZodiacPlace } from '#domain/kundali/zodiac.ts'
import { startChartComputer } from '#server/features/families/patrika/computer.ts'

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

const asked = process.argv.indexOf('--patrikas')
const patrikas = asked === -1 ? 10_000 : Number(process.argv[asked + 1])
const two = (number: number) => String(number).padStart(2, '0')
const births: BirthInput[] = Array.from({ length: Math.min(patrikas, 10_000) }, () => ({
  day: `${1970 + random(35)}-${two(1 + random(12))}-${two(1 + random(28))}`,
  time: `${two(random(24))}:${two(random(60))}`,
  accuracy: random(5) === 0 ? 'ABOUT_30' : 'EXACT',
  place: { latitude: 16 + random(500) / 100, longitude: 73 + random(700) / 100, zone: 'Asia/Kolkata' },
  isDistrict: true,
}))

console.log('\npatrikas, a fifth of them of a time told as about')
for (const birth of births.slice(0, 200)) birthChart(birth)
const from = performance.now()
for (const birth of births.slice(0, 1_000)) birthChart(birth)
console.log(`one, in turn                 ${((performance.now() - from) / 1_000).toFixed(2).padStart(8)} ms   aim 2 ms`)

const delay = monitorEventLoopDelay({ resolution: 5 })
const computer = startChartComputer()
delay.enable()
const began = performance.now()
for (let done = 0; done < patrikas; done += 200)
  await computer.charts(Array.from({ length: 200 }, (_, at) => births[(done + at) % births.length] as BirthInput))
const took = performance.now() - began
delay.disable()
await computer.close()
const minutes = (took / patrikas / 60_000) * 1_000_000
console.log(
  `${patrikas.toLocaleString('en')} in the thread ${(took / 1_000).toFixed(1).padStart(12)} s    a million in ${minutes.toFixed(0)} minutes`,
)
console.log(
  `event loop beside it, p99    ${(delay.percentile(99) / 1e6).toFixed(1).padStart(8)} ms   max ${(delay.max / 1e6).toFixed(1)} ms`,
)
