// `npm run bench member-start [-- <another checkout, built, or ''> [runs, by default three]]`: what the member area's first screens weigh by kind, and how long a
// family waits for them on a slow line (50 KB/s, 400 ms away) with a processor four times slower, in both languages: at the first
// visit, and again with what worker and browser kept. Another checkout is measured in turn with this one, as the state before.
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { knownPassword } from '#server/demo/known-logins.ts'
import { executablePath, startBuiltSite } from './built-site.ts'
import { kinds, openSlowLine, type Weights } from './slow-line.ts'

const runs = Number(process.argv[3] ?? 3)
const slowerProcessor = 4

interface Site {
  name: string
  line: Awaited<ReturnType<typeof openSlowLine>>
  stop(): Promise<void>
  token: string
  profile: string
}

async function openSite(name: string, root: string, port: number): Promise<Site> {
  const built = await startBuiltSite(root, port)
  const line = await openSlowLine(port)
  const ask = async (path: string, init?: RequestInit) => (await fetch(`${built.url}${path}`, init)).json()
  const login = { role: 'USER', email: 'bride.free@demo.in', password: knownPassword }
  const { access_token: token } = (await ask('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })) as { access_token: string }
  const list = await ask('/api/joined/member/pagination/list', { headers: { authorization: `Bearer ${token}` } })
  const [profile = ''] = /(?<="uuid":")[^"]+/.exec(JSON.stringify(list)) ?? []
  const stop = async () => {
    line.close()
    await built.stop()
  }
  return { name, line, token, profile, stop }
}

/** Each screen with what a family came for: the first card's text, the form, the name. */
const screens = [
  { name: 'dashboard', path: () => '/dashboard-in/IN', shows: 'article h3, article h2' },
  { name: 'list', path: () => '/view-new-joined-member', shows: 'article h3, article h2' },
  { name: 'search', path: () => '/search', shows: 'main form label, main form legend' },
  { name: 'profile', path: (site: Site) => `/profile-view/${site.profile}`, shows: 'main h1:not(.visually-hidden)' },
]

interface Visit {
  weights: Weights
  drawn: number
  shown: number
}

async function visits(browser: Browser, site: Site, screen: (typeof screens)[number], language: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
  await context.addInitScript(stored => Object.assign(localStorage, stored), { access_token: site.token, language })
  async function visit(): Promise<Visit> {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
    site.line.takeWeights()
    const began = performance.now()
    await page.goto(`${site.line.url}${screen.path(site)}`, { waitUntil: 'commit' })
    await page.locator(screen.shows).first().waitFor({ timeout: 120_000 })
    const shown = performance.now() - began
    await site.line.settled()
    const weights = site.line.takeWeights()
    const drawn = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    await page.close()
    return { weights, drawn, shown }
  }
  const both = { first: await visit(), again: await visit() }
  await context.close()
  return both
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0).padStart(8)
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8)

function print(name: string, measured: Visit[]) {
  const weigh = (kind: (typeof kinds)[number]) => median(measured.map(({ weights }) => weights[kind]))
  const beforePhotos = kinds.filter(kind => kind !== 'photos').reduce((sum, kind) => sum + weigh(kind), 0)
  const times = (['drawn', 'shown'] as const).map(time => seconds(median(measured.map(one => one[time]))))
  console.log(
    [name.padEnd(36), kilobytes(beforePhotos), ...kinds.map(kind => kilobytes(weigh(kind))), ...times].join(''),
  )
}

const now = join(import.meta.dirname, '..')
const before = process.argv[2]
const firstPort = 4900 + (process.pid % 90)
const sites = [await openSite('now', now, firstPort)]
if (before) sites.unshift(await openSite('before', resolve(before), firstPort + 100))
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const heads = ['no photos', ...kinds, 'drawn', 'shown']
  console.log(`KB by kind${' '.repeat(26)}${heads.map(head => head.padStart(head === 'no photos' ? 9 : 8)).join('')}`)
  for (const screen of screens)
    for (const language of ['en', 'mr']) {
      const measured = new Map(sites.map(site => [site, [] as Awaited<ReturnType<typeof visits>>[]]))
      for (let run = 0; run < runs; run++)
        for (const [site, all] of measured) all.push(await visits(browser, site, screen, language))
      for (const visit of ['first', 'again'] as const)
        for (const [site, all] of measured)
          print(
            `${screen.name} ${language}, ${visit} visit, ${site.name}`,
            all.map(one => one[visit]),
          )
    }
} finally {
  await browser.close()
  for (const site of sites) await site.stop()
}
