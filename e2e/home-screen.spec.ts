import { expect, type Page, test } from '@playwright/test'
import { picture } from '#server/testing/photos.ts'
import { setStored } from './browser-storage.ts'
import { logOut } from './families.ts'
import { logsIn, memberBy, strangersTo } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')
test.use({ serviceWorkers: 'allow' })

/** Everything that the browser has stored of this site. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })

const workerIsReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

test('without a line a family reads its own biodata as last seen, and after logout nothing of it is left', async ({
  page,
}) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  await page.goto(`${site.url}/my-profile`)
  await expect(page.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible()
  await expect(page.getByText('Native gaon')).toBeVisible()
  await workerIsReady(page)
  await page.goto(`${site.url}/view-new-joined-member`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // From a page that fetches nothing, so that no other request is under way.
  await page.goto(`${site.url}/robots.txt`)
  await site.goDown()
  await page.goto(`${site.url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'इंटरनेट नाही' })).toBeVisible()
  const biodata = page.locator('#biodata')
  await expect(biodata.getByRole('heading', { name: /Sayali .*Bhosale/ })).toBeVisible()
  await expect(biodata.getByText(/^As last seen here on/)).toBeVisible()
  await expect(biodata.getByText('Native gaon')).toBeVisible()
  // It shows and stores nothing about other families.
  const kept = await keptBy(page)
  expect(kept).not.toMatch(/G1\d{4}/)
  await page.getByRole('link', { name: /Try again/ }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()

  await site.comeBack()
  await page.getByRole('link', { name: /Try again/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sayali')

  await logOut(page)
  expect(await keptBy(page)).not.toMatch(/Sayali|Bhosale|B10003/)
  await page.goto(`${site.url}/robots.txt`)
  await site.goDown()
  await page.goto(`${site.url}/my-profile`)
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.locator('#biodata')).toBeHidden()
  await site.comeBack()
})

test('a photo shared from the gallery is framed and sent, and lies on no disk', async ({ page }) => {
  const { id } = await memberBy(site, 'groom.free@demo.in')
  await site.db.deleteFrom('photos').where('member_id', '=', id).execute()
  await logsIn(page, site, 'groom.free@demo.in')
  await page.goto(`${site.url}/my-profile`)
  await expect(page.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible()
  await workerIsReady(page)
  // A phone posts a shared photo as a form does.
  const photo = (await picture('jpeg')).toString('base64')
  await page.evaluate(async base64 => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share-photo',
      enctype: 'multipart/form-data',
    })
    const files = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    files.items.add(new File([bytes], 'gallery.jpg', { type: 'image/jpeg' }))
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photo' })
    input.files = files.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, photo)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible()
  expect(page.url()).toBe(`${site.url}/my-profile`)
  expect(await keptBy(page)).not.toContain('gallery.jpg')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog).toHaveCount(0)
  // Opening that address again shares nothing.
  await page.goto(`${site.url}/my-profile?shared=photo`)
  await expect(page.getByText('The shared photo did not arrive. Please choose it here.')).toBeVisible()
})

test('a session that ended takes the kept biodata with it', async ({ page }) => {
  await logsIn(page, site, 'groom.paid@demo.in')
  await page.goto(`${site.url}/my-profile`)
  await expect(page.getByText('Native gaon')).toBeVisible()
  await page.goto(`${site.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aniket')
  expect(await keptBy(page)).toContain('Native gaon')
  await site.db.deleteFrom('sessions').execute()
  await page.reload()
  await page.waitForURL('**/home')
  expect(await keptBy(page)).not.toMatch(/Native gaon|Patil/)
})

test('from the third visit on the dashboard offers the home screen, once', async ({ page }) => {
  await logsIn(page, site, 'bride.free@demo.in')
  await setStored(page, site, { visits: '2' })
  await page.goto(`${site.url}/dashboard-in/IN`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hint = page.getByRole('region', { name: 'Keep us on your home screen' })
  await expect(hint).toHaveCount(0)
  // A browser offers installation when it chooses to, so the test fires the event.
  await page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({}) })),
  )
  await expect(hint).toBeVisible()
  await hint.getByRole('button', { name: 'Not now' }).click()
  await expect(hint).toHaveCount(0)
  await page.reload()
  await page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({}) })),
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('a push is shown without the site being open, and a phone is asked for it only after the first interest', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await logsIn(page, site, 'bride.paid@demo.in')
  // The test browser has no push service, so its subscribe call is replaced by one that returns an address.
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    Object.defineProperty(Notification, 'permission', { get: () => (asked.length > 0 ? 'granted' : 'default') })
    Notification.requestPermission = async () => {
      asked.push('asked')
      return 'granted'
    }
    // The base point of the curve.
    const point = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
          keys: { p256dh: point, auth: 'A'.repeat(22) },
        }),
      }) as unknown as PushSubscription
  })
  const timesAsked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length)
  const her = (await memberBy(site, 'bride.paid@demo.in')).id
  const { id } = await strangersTo(site, her, 'M')
    .where('id', 'not in', eb => eb.selectFrom('blocks').select('blocked_id'))
    .executeTakeFirstOrThrow()
  await page.goto(`${site.url}/profile-view/${id}`)
  await workerIsReady(page)
  await page.getByRole('button', { name: 'Send Interest' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send Interest' }).click()
  const tellMe = page.getByRole('button', { name: 'Tell me when they answer' })
  // What was done has the width of a phone for itself, and the offer comes after it.
  const told = page.locator('[data-toast] > span')
  await expect(told).toHaveText(/nterest/)
  expect((await told.boundingBox())?.width).toBeGreaterThan(180)
  await expect(tellMe).toBeVisible()
  await expect(told).toHaveCount(1)
  expect(await timesAsked()).toBe(0)
  await tellMe.click()
  await expect(page.getByText('Notifications will now come to this device')).toBeVisible()
  expect(await timesAsked()).toBe(1)
  const { service } = await site.db.selectFrom('push_subscriptions').select('service').executeTakeFirstOrThrow()
  expect(service).toBe('fcm.googleapis.com')

  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data })
  // A headless browser stores no notifications, so the worker reports what it wanted to show.
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const shown: unknown[] = []
    Object.assign(globalThis, { shown })
    registration.showNotification = async (title, options) => void shown.push({ title, ...options })
  })
  const shown = () => worker?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
  const notice = { title: 'Saptapadi', body: 'You have a new notification.', tag: 'notices' }
  await push(JSON.stringify({ ...notice, path: '/all-notifications' }))
  await expect.poll(shown).toEqual([{ ...notice, icon: '/icons/icon-192.png', data: '/all-notifications' }])

  await logOut(page)
  await expect.poll(() => site.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
})
