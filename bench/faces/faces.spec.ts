// `npm run bench faces`: how soon a family with a small phone sees faces: on each list, the dashboard and a profile, in Marathi,
// with the membership sheet shown before; then on a slow line, and how long a press waits on a slow processor. Beside each figure stands
// what it was before 'faces first'.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { setStored } from '../../e2e/browser-storage.ts'
import * as family from '../../e2e/families.ts'
import { settles } from '../../e2e/go-to.ts'
import { logsIn, searches } from '../../e2e/known-member.ts'
import { siteForThisFile } from '../../e2e/site.ts'
import { openSlowLine } from '../slow-line.ts'
import { costOf, firstFaceDrawn, longestWait, seenOn, shiftOn } from './seen.ts'

const site = siteForThisFile('demo')
const baselineFile = join(import.meta.dirname, 'baseline.json')
const baseline = existsSync(baselineFile)
  ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Record<string, Record<string, number | null>>)
  : {}

const lists = [
  '/all-grooms',
  '/view-new-joined-member',
  '/view-profile-visitors',
  '/matches',
  '/search-list',
  '/recently-viewed',
  '/shortlisted',
  '/intrest-recieved',
]

test('where the faces are', async ({ page, browser }) => {
  test.setTimeout(600_000)
  const measured: Record<string, Record<string, number | null>> = {}
  const note = (name: string, figures: Record<string, number | null>) => {
    measured[name] = figures
    const before = baseline[name] ?? {}
    const line = Object.entries(figures).map(([what, value]) => `${what} ${value ?? '-'} (${before[what] ?? '-'})`)
    console.log(`${name.padEnd(34)} ${line.join('  ')}`)
  }
  console.log('each figure with what it was before in brackets')
  for (const who of ['free', 'paid']) {
    const token = await logsIn(page, site, `bride.${who}@demo.in`)
    await searches(site, token, {})
    await setStored(page, site, { language: 'mr' })
    const opens = async (path: string) => {
      await page.goto(`${site.url}${path}`)
      await settles(page, path)
      await page.waitForLoadState('networkidle')
    }
    // The membership sheet comes once a day, and now it has come.
    await opens('/dashboard')
    for (const path of lists) {
      await opens(path)
      const { faces, words, targets, height } = await seenOn(page)
      note(`${who} ${path}`, { faces, words, targets, height })
    }
    await page.goto(`${site.url}/dashboard`)
    await settles(page, '/dashboard')
    await page.waitForTimeout(2000)
    const { firstFace, height } = await seenOn(page)
    note(`${who} /dashboard`, { firstFace, height, shift: await shiftOn(page), ...(await costOf(page)) })
    await opens('/view-new-joined-member')
    note(`${who} a list, loaded`, { shift: await shiftOn(page), ...(await costOf(page)) })
    await page.locator('main article a[href*="profile-view"]').first().click()
    await page.waitForURL('**/profile-view/**')
    await settles(page, 'a profile')
    const opened = await seenOn(page)
    note(`${who} a profile`, { face: opened.firstFace, tabs: opened.tabs, height: opened.height })
    await opens('/my-profile')
    note(`${who} /my-profile`, { height: (await seenOn(page)).height })
  }
  const fresh = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage()
  const kale = await family.joined(site)
  await setStored(fresh, site, { access_token: kale.token, language: 'mr' })
  await fresh.goto(`${site.url}/dashboard`)
  await settles(fresh, '/dashboard')
  await fresh.waitForTimeout(2000)
  const first = await seenOn(fresh)
  note('the first dashboard', { firstFace: first.firstFace, height: first.height, shift: await shiftOn(fresh) })
  const line = await openSlowLine(Number(new URL(site.url).port), { bytesPerSecond: 720_000 / 8, latencyMs: 100 })
  const slow = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage()
  await setStored(slow, line, { access_token: kale.token, language: 'mr' })
  const list = `${line.url}/view-new-joined-member`
  // The first visit brings the worker.
  for (let visit = 0; visit < 2; visit++) {
    await slow.goto(list)
    await slow.locator('main article').first().waitFor()
    await line.settled()
  }
  await slow.goto(list, { waitUntil: 'commit' })
  note('a list at 720 kbit/s', { firstFaceMs: await firstFaceDrawn(slow) })
  line.close()

  await fresh.goto(`${site.url}/all-grooms`)
  await settles(fresh, '/all-grooms')
  const small = await fresh.context().newCDPSession(fresh)
  await small.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const waitMs = await longestWait(fresh, async () => {
    await fresh.locator('main article').nth(1).getByRole('button').first().click()
    await fresh.mouse.wheel(0, 2000)
    await fresh.locator('main article').nth(12).getByRole('button').first().click()
  })
  note('a press on a page of 20, CPU / 4', { waitMs })
  if (process.env.WRITE_BASELINE) writeFileSync(baselineFile, `${JSON.stringify(measured, null, 2)}\n`)
})
