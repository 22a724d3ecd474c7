import { expect, test } from '@playwright/test'
import { sql } from 'kysely'
import { publicPaths } from '#domain/screens.ts'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { hostileHtml } from '#server/testing/hostile-html.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile()

test('hostile pages in the database run nothing in the browser', async ({ page }) => {
  const strangers: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) strangers.push(request.url())
  })
  page.on('dialog', asked => {
    strangers.push(asked.message())
    return asked.dismiss()
  })
  const links = ['[x](javascript:window.pwned=1)', '<javascript:window.pwned=1>', '![x](https://evil.example/x.png)']
  for (const html of [hostileHtml.join('\n\n'), ...links]) {
    const text = `Before\n\n${html}`
    await writePublished(site.db, { kind: 'terms', language: 'en' }, { title: 'Terms', text }, site.clock.now())
    await page.goto(`${site.url}/terms`)
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'true')
    await expect(page.locator('[data-prose]')).toContainText('Before')
    const links = await page.locator('[data-prose]').evaluate(prose => {
      for (const element of prose.querySelectorAll('*'))
        for (const type of ['mouseover', 'pointerenter', 'focus', 'toggle', 'load', 'error'])
          element.dispatchEvent(new Event(type))
      return [...prose.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '')
    })
    for (const href of links) expect(href, html).toMatch(/^($|\/|https?:|mailto:|tel:)/)
    expect(await page.evaluate(() => 'pwned' in window), html).toBe(false)
    await expect(
      page.locator('[data-prose]').locator('iframe, script, style, form, object, embed, img, svg, video'),
    ).toHaveCount(0)
    await expect(page).toHaveURL(`${site.url}/terms`)
  }
  expect(strangers).toEqual([])
})

test.describe('a call that fails', () => {
  const tables = {
    content_published: ['/home', '/contact', '/terms'],
    success_stories: ['/success-stories', '/home'],
  }
  for (const [table, paths] of Object.entries(tables))
    test(`leaves the page usable, and can be tried again: ${table}`, async ({ page }) => {
      for (const path of paths) {
        await sql`alter table ${sql.ref(table)} rename to gone_for_now`.execute(site.db)
        try {
          await page.goto(`${site.url}${path}`)
          await expect(page.locator('html')).toHaveAttribute('data-alive', 'true')
          await expect(page.getByRole('contentinfo')).toContainText('bona fide')
          await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
          await expect(page.locator('dialog[open]')).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(page.locator('dialog[open]')).toHaveCount(0)
          if (path === '/home') await expect(page.getByRole('main').locator('img').first()).toBeVisible()
        } finally {
          await sql`alter table gone_for_now rename to ${sql.ref(table)}`.execute(site.db)
        }
        if (path === '/home') continue
        await page.getByRole('button', { name: 'Please Retry' }).click()
        await expect(page.getByText('Looks like something went wrong!')).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })

  test('in the browser alone changes nothing of what came with the page', async ({ page }) => {
    await page.route('**/api/**', route => route.abort())
    for (const path of publicPaths) {
      await page.goto(`${site.url}${path}`)
      await expect(page.locator('html')).toHaveAttribute('data-alive', 'true')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /namaskar@/ })).toBeVisible()
    }
  })
})

test('the footer shows the networks that have a real address, each in a tab of its own', async ({ page }) => {
  const links = { facebook: 'https://facebook.example/saptapadi', linkedin: 'http://linkedin.example/in' }
  await writePublished(site.db, { kind: 'links', language: 'both' }, links, site.clock.now())
  await page.goto(`${site.url}/home`)
  const newTabLinks = page.getByRole('contentinfo').getByRole('link', { name: 'opens in a new tab' })
  await expect(newTabLinks).toHaveCount(2)
  for (const link of await newTabLinks.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('href', /^https?:/)
  }
})
