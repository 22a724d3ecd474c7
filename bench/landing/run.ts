// `npm run bench landing`: what a visitor on a cheap phone waits for, on the production build: Lighthouse's scores, and
// the weights and times behind them under its conditions (a slow 4G line, a processor four times slower). Then Lighthouse's
// scores of a member's first screens, which have no place in a search and so none for it.
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { axeFindings } from '../../e2e/axe.ts'
import { executablePath, startBuiltSite } from '../built-site.ts'
import { lighthouseScores, type Scores } from './lighthouse.ts'
import { openLoggedIn } from './logged-in.ts'
import { landingMeasures } from './measures.ts'

const root = join(import.meta.dirname, '..', '..')
const baseline = JSON.parse(readFileSync(join(import.meta.dirname, 'baseline.json'), 'utf8')) as Record<string, number>
const runs = 3
const leastScore = 95
const memberScreens = ['/dashboard-in/IN', '/view-new-joined-member']
const memberScores = ['performance', 'accessibility', 'best-practices'] as const
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const { url, stop } = await startBuiltSite(root, 4900 + (process.pid % 90))
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const all: Awaited<ReturnType<typeof landingMeasures>>[] = []
  for (let run = 0; run < runs; run++) all.push(await landingMeasures(browser, `${url}/home`))
  const names = Object.keys(all[0] ?? {})
  const measured: Record<string, number> = Object.fromEntries(
    names.map(name => [name, median(all.map(one => one[name as keyof typeof one]))]),
  )
  const page = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  await page.goto(`${url}/home`)
  measured.axeViolations = (await axeFindings(page)).length

  const judged = []
  for (let run = 0; run < runs; run++)
    judged.push(await lighthouseScores(`${url}/home`, { chromePath: executablePath }))
  console.log(`Lighthouse on a phone, the median of ${runs}; at least ${leastScore} of each:`)
  let over = false
  for (const name of Object.keys(judged[0]?.scores ?? {}) as (keyof Scores)[]) {
    const value = median(judged.map(({ scores }) => scores[name]))
    over ||= value < leastScore
    console.log(`${value < leastScore ? 'LOW ' : 'ok  '} ${name.padEnd(24)} ${String(value).padStart(8)}`)
  }
  for (const one of new Set(judged.flatMap(({ lost }) => lost))) console.log(`     cost points: ${one}`)

  const member = await openLoggedIn(url, 9300 + (process.pid % 90), executablePath)
  try {
    for (const path of memberScreens) {
      const seen: Awaited<ReturnType<typeof lighthouseScores>>[] = []
      for (let run = 0; run < runs; run++) seen.push(await lighthouseScores(`${url}${path}`, member))
      const scores = memberScores.map(name => `${name} ${median(seen.map(one => one.scores[name]))}`)
      console.log(`     ${path}, logged in: ${scores.join(', ')}`)
    }
  } finally {
    await member.close()
  }

  // A machine that is doing something else tells nothing about time; weights are the same everywhere.
  const busy = (loadavg()[0] ?? 0) > availableParallelism()
  for (const [name, limit] of Object.entries(baseline)) {
    const value = measured[name] ?? Number.NaN
    const good = value <= limit
    const unsure = busy && name.endsWith('Ms')
    over ||= !good && !unsure
    console.log(
      `${good ? 'ok  ' : unsure ? 'busy' : 'OVER'} ${name.padEnd(24)} ${String(value).padStart(8)}   at most ${limit}`,
    )
  }
  process.exitCode = over ? 1 : 0
} finally {
  await browser.close()
  await stop()
}
