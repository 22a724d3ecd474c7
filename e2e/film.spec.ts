import { expect, type Page, test } from '@playwright/test'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile()
const setFilm = (film: string) =>
  writePublished(site.db, { kind: 'links', language: 'both' }, { film }, site.clock.now())
const film = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Sit with us for a moment' }) })
const sorry = (page: Page) => film(page).getByText('Looks like something went wrong!')
const retry = (page: Page) => film(page).getByRole('button', { name: 'Please Retry' })
const ownFilm = '/demo/how-an-introduction-is-made.webm'
const onYoutube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

/** A stand-in for the video player, which answers the page's messages. */
async function youtubeAnswers(page: Page, event: string) {
  await page.route('https://www.youtube-nocookie.com/**', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>addEventListener('message', m => m.source.postMessage(JSON.stringify({ event: '${event}' }), '*'))</script>player`,
    }),
  )
}

test('no film, no section', async ({ page }) => {
  await setFilm('')
  await page.goto(`${site.url}/home`)
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true')
  await expect(film(page)).toHaveCount(0)
})

test('a link that is not of youtube is a plain video, and plays', async ({ page }) => {
  await setFilm(ownFilm)
  await page.goto(`${site.url}/home`)
  await film(page).getByRole('button', { name: 'Play the film' }).click()
  await expect
    .poll(() => page.evaluate(() => (document.querySelector('video') as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0)
  await expect(film(page).locator('iframe')).toHaveCount(0)
})

test('a link of youtube is embedded without cookies, and stays while the player answers', async ({ page }) => {
  await setFilm(onYoutube)
  await youtubeAnswers(page, 'initialDelivery')
  await page.clock.install()
  await page.goto(`${site.url}/home`)
  await film(page).scrollIntoViewIfNeeded()
  const frame = film(page).locator('iframe')
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/)
  await expect(film(page).frameLocator('iframe').getByText('player')).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(frame).toBeVisible()
  await expect(sorry(page)).toHaveCount(0)
})

test.describe('it fails and is retried', () => {
  test('when the call fails', async ({ page }) => {
    await setFilm(ownFilm)
    let down = true
    await page.route('**/api/cms/video-link', route =>
      down ? route.fulfill({ status: 500, json: { message: 'x', code: 'server_error' } }) : route.continue(),
    )
    await page.goto(`${site.url}/home`)
    await expect(sorry(page)).toBeVisible()
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    down = false
    await retry(page).click()
    await expect(film(page).locator('video')).toBeVisible()
    await expect(sorry(page)).toHaveCount(0)
  })

  test('when the element errors', async ({ page }) => {
    await setFilm('/demo/gone.webm')
    await page.goto(`${site.url}/home`)
    await expect(sorry(page)).toBeVisible()
    await setFilm(ownFilm)
    await retry(page).click()
    await expect(film(page).getByRole('button', { name: 'Play the film' })).toBeVisible()
  })

  test('when the player says that it cannot', async ({ page }) => {
    await setFilm(onYoutube)
    await youtubeAnswers(page, 'onError')
    await page.goto(`${site.url}/home`)
    await film(page).scrollIntoViewIfNeeded()
    await expect(sorry(page)).toBeVisible()
  })

  test('when the player gives no sign in ten seconds, and not before', async ({ page }) => {
    await setFilm(onYoutube)
    await page.route('https://www.youtube-nocookie.com/**', route => route.fulfill({ body: 'silence' }))
    await page.clock.install()
    await page.goto(`${site.url}/home`)
    await film(page).scrollIntoViewIfNeeded()
    await expect(film(page).locator('iframe')).toBeVisible()
    await page.waitForTimeout(300)
    await page.clock.fastForward(9_000)
    await expect(sorry(page)).toHaveCount(0)
    await page.clock.fastForward(1_500)
    await expect(sorry(page)).toBeVisible()
    await retry(page).click()
    await expect(film(page).locator('iframe')).toBeVisible()
  })

  test('when the link only calls itself youtube', async ({ page }) => {
    await setFilm('https://evil.example/youtube')
    await page.goto(`${site.url}/home`)
    await expect(sorry(page)).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test('while the link is on its way a loader shows, not the retry', async ({ page }) => {
  await setFilm(ownFilm)
  let answer = () => {}
  const slow = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/cms/video-link', async route => {
    await slow
    await route.continue()
  })
  await page.goto(`${site.url}/home`)
  await expect(film(page).getByRole('status', { name: 'The film is loading' })).toBeVisible()
  await expect(sorry(page)).toHaveCount(0)
  answer()
  await expect(film(page).locator('video')).toBeVisible()
})
