import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { publicPaths } from '#domain/screens.ts'
import { languages } from '#domain/words/catalogue.ts'
import { executablePath } from '../built-site.ts'
import { trust } from './office.ts'

const widths = [360, 1280]

/** Takes every public page in both languages and widths, and returns what is wrong with them. */
export async function takePictures(port: number, folder: string): Promise<{ count: number; wrong: string[] }> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const wrong: string[] = []
  let count = 0
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    for (const language of languages)
      for (const path of publicPaths) {
        const name = [path.slice(1), language, width].join('-')
        const answer = await page.goto(`http://127.0.0.1:${port}${path}?language=${language}`)
        await page.waitForLoadState('networkidle')
        const text = (await page.locator('header, main, footer').allTextContents()).join(' ')
        if (answer?.status() !== 200) wrong.push(`${name}: ${answer?.status()}`)
        if (!text.includes(trust[`name_${language}`])) wrong.push(`${name}: without the name of the trust`)
        if (/saptapadi|सप्तपदी/i.test(`${text} ${await page.title()}`))
          wrong.push(`${name}: says the product's own name`)
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          wrong.push(`${name}: wider than the screen`)
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
        count++
      }
    await page.close()
  }
  await browser.close()
  return { count, wrong }
}
