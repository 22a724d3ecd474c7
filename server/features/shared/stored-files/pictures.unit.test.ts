import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makePhotoOrRefuse, tileOf } from './pictures.ts'

const noisy = (width: number, height: number, sigma: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma } } })
    .jpeg({ quality: 95 })
    .toBuffer()
/** Four heads in a row, each of its own colour. */
const group = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800">${['#f00', '#0f0', '#00f', '#ff0']
        .map((colour, at) => `<rect x="${at * 400}" width="400" height="800" fill="${colour}"/>`)
        .join('')}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer()
async function middleOf(tile: Buffer): Promise<string> {
  const { data } = await sharp(tile)
    .extract({ left: 155, top: 195, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)].map(value => (value > 128 ? 1 : 0)).join('')
}

describe('the picture of a tile', () => {
  it('is cut around the face', async () => {
    const photo = await group()
    const colours = [0.125, 0.375, 0.625, 0.875].map(async x => {
      const { tile } = await makePhotoOrRefuse(photo, { x, y: 0.5 })
      expect(await sharp(tile).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 })
      return middleOf(tile)
    })
    // Beside the edge the cut ends there: the face of the first is left of its middle.
    expect(await Promise.all(colours)).toEqual(['100', '010', '001', '110'])
  })

  it('is the same of a stored photo', async () => {
    const { page } = await makePhotoOrRefuse(await group(), null)
    expect(await middleOf(await tileOf(page, { x: 0.625, y: 0.5 }))).toBe('001')
  })

  it('is stored less sharply where much is in it, and not below a floor', async () => {
    const sizesOf = async (sigma: number) => {
      const photo = await noisy(640, 800, sigma)
      const sharpest = await sharp(photo).resize(320, 400).webp({ quality: 75 }).toBuffer()
      return [sharpest.length, (await makePhotoOrRefuse(photo, null)).tile.length] as const
    }
    const most = 15 * 1024
    const [much, lessSharp] = await sizesOf(25)
    expect(much).toBeGreaterThan(most)
    expect(lessSharp).toBeLessThanOrEqual(most)
    const [everything, least] = await sizesOf(90)
    expect(least).toBeGreaterThan(most)
    expect(least).toBeLessThan(everything * 0.9)
  })

  it('of a small photo is not enlarged', async () => {
    const { tile } = await makePhotoOrRefuse(await noisy(120, 90, 0), null)
    const { width, height } = await sharp(tile).metadata()
    expect([width, height]).toEqual([72, 90])
  })
})
