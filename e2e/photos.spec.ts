import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { newId } from '#server/ports/ids.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { logsIn, memberBy } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

/** A photo of about five megabytes, as from a phone's camera. */
const phonePhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#8F1A2C',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

/** A connection so slow that even the small photo takes seconds. */
async function isSlow(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: 200_000,
    uploadThroughput: 60_000,
  })
}
const room = (page: Page) => page.getByRole('region', { name: 'Your photos' })
const drop = (page: Page) => room(page).locator('input[type=file]')

test('a groom changes his photos on a slow line and says who sees them, and a bride sees what he allows', async ({
  page,
  browser,
}) => {
  test.slow()
  const [him, her] = [await memberBy(site, 'groom.paid@demo.in'), await memberBy(site, 'bride.free@demo.in')]
  await site.db.deleteFrom('interests').where('sender_id', 'in', [him.id, her.id]).execute()

  await logsIn(page, site, 'groom.paid@demo.in')
  await page.goto(`${site.url}/my-profile`)
  await expect(room(page).getByRole('listitem')).toHaveCount(2)
  await expectAccessibleAtBothWidths(page, 'photos')
  await room(page).getByRole('button', { name: 'Upload Photo' }).click()
  await expect(page.getByText('You cannot upload more then 2 Photos.')).toBeVisible()

  await room(page).getByRole('button', { name: 'Remove photo 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(room(page).getByRole('img')).toHaveCount(2)
  await room(page).getByRole('button', { name: 'Remove photo 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Your photo has been removed')).toBeVisible()
  await expect(room(page).getByRole('img')).toHaveCount(1)
  await expect(drop(page)).toBeFocused()

  await drop(page).setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
  await expect(room(page).getByText('Invalid file format please use jpeg or png file.')).toBeVisible()

  const large = await phonePhoto()
  expect(large.length).toBeGreaterThan(3_000_000)
  await drop(page).setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: large })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('application')).toBeVisible()
  await expectAccessible(page, 'framing')
  const shown = dialog.getByRole('img', { name: 'The chosen photo' })
  const [width, height] = await shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
  // Twice turned by a quarter, it stands on its head.
  const turn = dialog.getByRole('button', { name: 'Turn the photo' })
  await turn.click()
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight))
    .toBeCloseTo((height ?? 0) / (width ?? 1), 2)
  await turn.click()
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight))
    .toBeCloseTo((width ?? 0) / (height ?? 1), 2)
  await isSlow(page)
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByText(/Sending the photo, \d+%/)).toBeVisible()
  await expect(page.getByText('Your photo has been added')).toBeVisible({ timeout: 60_000 })
  await expect(dialog).toBeHidden()
  await expect(room(page).getByRole('img')).toHaveCount(2)

  await room(page).getByRole('button', { name: 'Place the face, photo 2' }).click()
  const frame = dialog.getByRole('application', { name: 'Photo; the arrow keys move it' })
  await expectAccessibleAtBothWidths(page, 'placing the face')
  await frame.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Families now see your face like this')).toBeVisible()
  const faceX = async () => {
    const photos = site.db.selectFrom('photos').select('face_x').where('member_id', '=', him.id).orderBy('position')
    return (await photos.execute())[1]?.face_x ?? Number.NaN
  }
  const byKey = await faceX()
  expect(byKey).toBeLessThan(0.5)
  await room(page).getByRole('button', { name: 'Place the face, photo 2' }).click()
  await expect(dialog.getByRole('img', { name: 'The chosen photo' })).toHaveJSProperty('complete', true)
  const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y, { steps: 4 })
  await page.mouse.up()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await faceX()).toBeGreaterThan(byKey)

  await room(page).getByRole('button', { name: 'Make first, photo 2' }).click()
  await expect(page.getByText('Your first photo has been changed')).toBeVisible()
  await room(page).getByRole('radio', { name: 'Only after an accepted interest' }).check()
  await expect(page.getByText('Your photos are now shown after an interest is accepted')).toBeVisible()
  // His own photos stay on his own page, loaded with his session.
  await expect(room(page).getByRole('img').first()).toHaveJSProperty('naturalWidth', 320)

  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  const token = await logsIn(other, site, 'bride.free@demo.in')
  await other.goto(`${site.url}/profile-view/${him.id}`)
  const photos = other.locator('aside').filter({ has: other.locator('img') })
  await expect(photos.getByText('Photos are shown once an interest is accepted')).toBeVisible()

  const now = site.clock.now()
  await site.db
    .insertInto('interests')
    .values({
      id: newId(now),
      sender_id: her.id,
      receiver_id: him.id,
      status: 'accepted',
      rejection_reason: null,
      cancelled_by: null,
      sent_at: now,
      status_at: now,
    })
    .execute()
  await other.reload()
  const first = photos.getByRole('img').first()
  await expect(first).toHaveAttribute('src', /^blob:/)
  await expect(first).toHaveJSProperty('naturalWidth', 1000)

  // The link alone opens nothing without her session.
  const answer = await fetch(`${site.url}/api/profile-detail/${him.id}?ahead=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { user_images } = (await answer.json()) as { user_images: { image: string }[] }
  const opened = await other.goto(`${site.url}${user_images[0]?.image}`)
  expect(opened?.status()).toBe(404)
  await other.context().close()
})
