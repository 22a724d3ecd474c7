// `npm run bench:member-start`: how long the member area stays blank on a slow line (50 KB/s, 150 ms away) and a processor
// four times slower: until anything is drawn, until the header stands, until the scripts run, and until the screen has its data. It looks at a
// running site: `npm start` first, or name another in SITE.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { knownPassword } from '#server/demo/known-logins.ts'

const site = process.env.SITE ?? 'http://localhost:3000'
const runs = 3
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  path => path && existsSync(path),
)

async function token(): Promise<string> {
  const answer = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'USER', email: 'bride.free@demo.in', password: knownPassword }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const session = await token()

async function measure(path: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
  await context.addInitScript(stored => localStorage.setItem('access_token', stored), session)
  // The bar of screens is drawn by the scripts alone: without a frame in the document the page is blank until then.
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-tab-bar]')) return
      performance.mark('alive')
      observer.disconnect()
    }).observe(document, { subtree: true, childList: true })
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const line = { offline: false, latency: 150, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 }
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', line)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const began = Date.now()
  await page.goto(`${site}${path}`, { waitUntil: 'commit' })
  await page.locator('header').first().waitFor({ timeout: 60_000 })
  const header = Date.now() - began
  await page.locator('h1:not(.visually-hidden h1)').first().waitFor({ timeout: 60_000 })
  const screen = Date.now() - began
  const alive = await page.evaluate(() => Math.round(performance.getEntriesByName('alive')[0]?.startTime ?? 0))
  const drawn = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  await context.close()
  return { drawn: Math.round(drawn), header, alive, screen }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
for (const path of ['/dashboard-in/IN', '/view-new-joined-member', '/search']) {
  const all: Awaited<ReturnType<typeof measure>>[] = []
  for (let run = 0; run < runs; run++) all.push(await measure(path))
  const times = (['drawn', 'header', 'alive', 'screen'] as const).map(
    name => `${name} ${median(all.map(one => one[name]))} ms`,
  )
  console.log(path.padEnd(28), times.join('   '))
}
await browser.close()
