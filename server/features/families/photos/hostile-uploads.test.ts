import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fileNamesOf } from '#server/features/shared/stored-files/erase-files.ts'
import { bride } from '#server/testing/members.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

/** A new member sends the file; whatever comes, the next call is answered. */
async function answered(bytes: Buffer, name?: string) {
  const her = await bride(world)
  const response = await uploads(world, her, bytes, name === undefined ? {} : { name })
  expect((await world.call('health', {})).status).toBe(200)
  return response
}
const stored = (id: string) => fileNamesOf(`photos/${id}`).map(name => world.files.get(name) as Buffer)

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const script = '<script>alert(document.domain)</script>'
const filled = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })

/** The header of a PNG that claims these sides and has no pixels. */
async function claims(side: number): Promise<Buffer> {
  const bytes = await filled(1, 1).png().toBuffer()
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  return bytes
}

describe('a file that is no photo', () => {
  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a page behind the name of a photo', 'photo.jpg', () => Buffer.from(`<!doctype html>${script}`)],
    ['a drawing with a script', 'photo.svg', () => Buffer.from(svg)],
    ['the same behind the name of a photo', 'photo.png', () => Buffer.from(svg)],
    [
      'a script behind the first bytes of a jpeg',
      'photo.jpg',
      () => Buffer.from(`\xff\xd8\xff/*${script}*/`, 'latin1'),
    ],
    ['a photo cut off', 'photo.jpg', async () => (await picture()).subarray(0, 900)],
    ['a png cut off', 'photo.png', async () => (await picture('png')).subarray(0, 300)],
    ['a picture of a hundred megapixels', 'photo.png', () => filled(10_000, 10_000).png().toBuffer()],
    ['a header that claims a hundred megapixels', 'photo.png', () => claims(10_000)],
    ['a header that claims two thousand million', 'photo.png', () => claims(2_000_000_000)],
    ['another kind of picture', 'photo.jpg', () => picture('webp')],
  ])('is refused: %s', async (_what, name, make) => {
    const response = await answered(await make(), name)
    expect(response.statusCode).toBe(415)
    expect(response.json().message).toMatch(/jpeg or png|megapixels/)
  })

  it('is refused: no bytes at all, and fifty megabytes', async () => {
    expect((await answered(Buffer.alloc(0))).statusCode).toBe(400)
    const large = Buffer.alloc(50 * 1024 * 1024, 7)
    expect((await answered(large)).statusCode).toBe(413)
  })

  it('leaves nothing behind', () => {
    expect([...world.files.keys()]).toEqual([])
  })
})

describe('a photo with more in it than pixels', () => {
  it('is stored as pixels alone: no place, camera, thumbnail, comment, and no second file behind the picture', async () => {
    const plain = await sharp(await picture())
      .withExif({
        IFD0: { Artist: 'canary-camera', ImageDescription: 'canary-description' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '18/1 31/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '73/1 51/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary-xmp/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    // A comment segment right after the start, and an archive with a page after the end: a polyglot of three kinds.
    const comment = Buffer.from(`canary-comment ${script}`)
    const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
    const bytes = Buffer.concat([
      plain.subarray(0, 2),
      length,
      comment,
      plain.subarray(2),
      Buffer.from(`PK\x03\x04canary-archive ${script}`),
    ])
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const response = await answered(bytes)
    expect(response.statusCode).toBe(200)
    for (const file of stored(response.json().uuid)) {
      expect(file.toString('latin1')).not.toMatch(/canary|script|Exif|GPS/)
      const { format, exif, xmp, icc, iptc, orientation } = await sharp(file).metadata()
      expect({ format, exif, xmp, icc, iptc, orientation }).toEqual({ format: 'webp' })
    }
  })

  it('is turned upright, since the note that says so is gone', async () => {
    const response = await answered(
      await sharp(await picture())
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    )
    const [card] = stored(response.json().uuid)
    const { width, height } = await sharp(card).metadata()
    expect(width).toBeGreaterThan(height)
  })
})
