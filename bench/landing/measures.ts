import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

const slow4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 93_750 }
const slowerProcessor = 4

interface Seen {
  largestPaint: number
  shift: number
  blocked: number
  alive: number
}

/** One cold visit. Times in milliseconds, weights in kilobytes after gzip. */
export async function landingMeasures(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const weights: Promise<{ kind: string; bytes: number }>[] = []
  page.on('response', response => {
    const kind = response.request().resourceType()
    if (!['script', 'stylesheet', 'document', 'font', 'image'].includes(kind)) return
    // Fonts are packed already; all else is weighed as it would travel.
    const weigh = (body: Buffer) => (kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length)
    weights.push(response.body().then(body => ({ kind, bytes: weigh(body) })))
  })
  await page.addInitScript(() => {
    const seen: Seen = { largestPaint: 0, shift: 0, blocked: 0, alive: 0 }
    Object.assign(window, { seen })
    const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true })
    watch('largest-contentful-paint', entry => {
      seen.largestPaint = entry.startTime
    })
    watch('layout-shift', entry => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value
    })
    watch('longtask', entry => {
      seen.blocked += Math.max(0, entry.duration - 50)
    })
    // From then on a press on Login opens the dialog at once.
    new MutationObserver(() => {
      if (document.documentElement?.dataset.alive) seen.alive ||= performance.now()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-alive'] })
  })
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slow4G)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.alive > 0)
  await page.waitForTimeout(3000)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const loaded = await Promise.all(weights)
  await context.close()
  const kilobytes = (kind: string) =>
    Math.round(loaded.reduce((sum, one) => sum + (one.kind === kind ? one.bytes : 0), 0) / 102.4) / 10
  return {
    scriptKilobytes: kilobytes('script'),
    styleKilobytes: kilobytes('stylesheet'),
    documentKilobytes: kilobytes('document'),
    fontKilobytes: kilobytes('font'),
    largestPaintMs: Math.round(seen.largestPaint),
    aliveMs: Math.round(seen.alive),
    layoutShift: Math.round(seen.shift * 1000) / 1000,
    blockedMs: Math.round(seen.blocked),
  }
}
