import { expect } from '@playwright/test'
import { siteForThisFile } from '../site.ts'
import { test } from './test.ts'

const site = siteForThisFile()

test('a visitor opens the login by keys and Escape gives the focus back', async ({ webkit }) => {
  await webkit.open(`${site.url}/home`)
  await expect.poll(() => webkit.evaluate(() => document.documentElement.dataset.alive)).toBe('true')
  await webkit.evaluate(() => document.querySelector<HTMLElement>('header button')?.focus())
  const opener = await webkit.evaluate(() => document.activeElement?.textContent)
  await webkit.press('Enter')
  await expect.poll(() => webkit.text('dialog[open] h2')).toBe('Login')
  // The fields load after the frame.
  await expect.poll(() => webkit.evaluate(() => Boolean(document.querySelector('dialog[open] input')))).toBe(true)
  await webkit.press('Tab')
  expect(await webkit.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))).toBe(true)
  await webkit.press('Escape')
  await expect.poll(() => webkit.evaluate(() => document.querySelectorAll('dialog[open]').length)).toBe(0)
  await expect.poll(() => webkit.evaluate(() => document.activeElement?.textContent)).toBe(opener)
})

test('a visitor whose line was lost opens the login by the same button', async ({ webkit }) => {
  await webkit.open(`${site.url}/home`)
  await expect.poll(() => webkit.evaluate(() => document.documentElement.dataset.alive)).toBe('true')
  await site.goDown()
  await webkit.click('header button')
  await expect
    .poll(() => webkit.text('[role=alert]'), { timeout: 60_000 })
    .toContain('Looks like something went wrong!')
  await site.comeBack()
  await webkit.click('[role=alert] button')
  await expect.poll(() => webkit.evaluate(() => Boolean(document.querySelector('dialog[open] input')))).toBe(true)
})
