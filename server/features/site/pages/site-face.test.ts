import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureAddress, pictureFile } from '#server/features/shared/site-content/pictures.ts'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { testWorld } from '#server/testing/world.ts'
import { readBuiltPages } from './assets.ts'

const world = testWorld({ pages: await readBuiltPages(join(import.meta.dirname, '..', '..', '..', '..')) })

const asks = async (path: string) => {
  const { statusCode, headers, rawPayload } = await world.app.inject({ url: path })
  expect([path, statusCode]).toEqual([path, 200])
  return { type: headers['content-type'], bytes: rawPayload }
}
const named = (name: { name_en: string; name_mr: string; logo?: string }) =>
  writePublished(
    world.db,
    { kind: 'name', language: 'both' },
    { motto_en: '', motto_mr: '', logo: '', ...name },
    new Date(),
  )

it('the icons and the picture of a shared link are drawn from the name and the logo of the provider', async () => {
  const paths = ['/icons/icon-192.png', '/icons/icon-512.png', '/icons/apple-touch-icon.png', '/icons/share.jpg']
  const drawn = async () => Promise.all(['/favicon.svg', ...paths].map(asks))
  const ofProduct = await drawn()
  expect(ofProduct[0]?.type).toContain('image/svg+xml')
  const sizes = await Promise.all(ofProduct.slice(1).map(({ bytes }) => sharp(bytes).metadata()))
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [192, 192],
    [512, 512],
    [180, 180],
    [1200, 630],
  ])
  await named({ name_en: 'Lagnagath Vadhu Var Suchak Kendra, Kolhapur', name_mr: 'लग्नगाठ वधू-वर सूचक केंद्र, कोल्हापूर' })
  await expect
    .poll(async () => (await asks('/favicon.svg')).bytes.equals(ofProduct[0]?.bytes ?? Buffer.of()))
    .toBe(false)
  const ofProvider = await drawn()
  for (const [at, { bytes }] of ofProvider.entries()) expect(bytes.equals(ofProduct[at]?.bytes ?? bytes)).toBe(false)

  const green = { width: 300, height: 200, channels: 3, background: '#0A7A3C' } as const
  const bytes = await sharp({ create: green }).png().toBuffer()
  const id = newId(world.clock.now())
  world.files.set(pictureFile(id), await sharp(bytes).webp().toBuffer())
  const logo = `${pictureAddress}${id}`
  await named({ name_en: 'Lagnagath', name_mr: 'लग्नगाठ', logo })
  const middle = async () => {
    const icon = sharp((await asks('/icons/icon-192.png')).bytes).extract({ left: 96, top: 96, width: 1, height: 1 })
    const [red = 255, greenPart = 0] = await icon.raw().toBuffer()
    return red < 60 && greenPart > 90
  }
  await expect.poll(middle).toBe(true)
})
