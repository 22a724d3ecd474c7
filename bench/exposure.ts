// Who is seen, asked and accepted in a simulated community, in our order of matches and in three others.
// node bench/exposure.ts [families, 5000 and 20000 by default] [days, 90 by default]
import { Worker } from 'node:worker_threads'
import { startOfDayInIndia } from '#domain/calendar.ts'
import type { Figures } from './exposure/figures.ts'
import type { Answer, Asked } from './exposure/seed-worker.ts'

const sizes = process.argv[2] ? [Number(process.argv[2])] : [5_000, 20_000]
const days = Number(process.argv[3] ?? 90)
const seeds = ['saat', 'paule']
const first = startOfDayInIndia('2026-01-01').getTime()
const aims = { neverShown: 0.01, acceptances: 0.95 }

const percent = (part: number) => `${(100 * part).toFixed(1)} %`.padStart(8)
const line = (name: string, one: Figures) =>
  `    ${name.padEnd(13)} never shown ${percent(one.neverShown)}, never asked ${percent(one.neverAsked)}, ` +
  `without acceptance ${percent(one.withoutAcceptance)}, Gini ${one.gini.toFixed(2)}, ` +
  `acceptances ${one.acceptances.toLocaleString('en')}, effective ${Math.round(one.effective).toLocaleString('en')}, ` +
  `success@10 ${percent(one.success)}`

/** A thread for each seed: on two cores they take no longer than one. */
const simulated = (asked: Asked) =>
  new Promise<Answer>((resolve, reject) => {
    const worker = new Worker(new URL('./exposure/seed-worker.ts', import.meta.url), { workerData: asked })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

for (const families of sizes) {
  const answers = await Promise.all(seeds.map(seed => simulated({ seed, families, first, days })))
  for (const [at, { fitting, orders }] of answers.entries()) {
    console.log(
      `${families.toLocaleString('en')} families, ${days} days, seed ${seeds[at]}; ${fitting.toLocaleString('en')} fit somebody`,
    )
    for (const [name, figures] of Object.entries(orders)) console.log(line(name, figures))
  }
  const shares = answers.map(({ orders }) => orders.ours.acceptances / orders['newest first'].acceptances)
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length
  const unseen = Math.max(...answers.map(({ orders }) => orders.ours.neverShown))
  console.log(
    `acceptances of our order beside newest first: ${share.toFixed(3)} (aim: at least ${aims.acceptances}); ` +
      `never shown at most ${percent(unseen).trim()} (aim: ${percent(aims.neverShown).trim()})`,
  )
  if (share < aims.acceptances || unseen > aims.neverShown) process.exitCode = 1
}
console.log(`${Math.round(performance.now() / 60_000)} minutes in all`)
