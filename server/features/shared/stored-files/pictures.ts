import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { type FacePoint, faceArea, faceShape } from '#domain/families/face.ts'
import { Refusal } from '#server/http/refusal.ts'
import { workQueue } from '#server/ports/work-queue.ts'
import { pictureSentences } from './words.ts'

/** The widths in which a photo is stored: for a card, for the profile page and gallery, and the face alone for a tile. */
export const photoSizes = { card: 360, page: 1000, tile: 320 } as const
export type PhotoSize = keyof typeof photoSizes

/** The name of a stored size. */
export const photoFile = (storedAs: string, size: PhotoSize) => `${storedAs}-${size}.webp`

/** The size of a phone camera's photo. A file of a few kilobytes can decode to gigabytes of pixels. */
const maxPixels = 24_000_000

// Decoding shares its threads with files and passwords, so pictures are decoded one after another in one of them.
sharp.concurrency(1)
sharp.cache(false)
const queued = workQueue({ atOnce: 1, longestQueue: 20 })

const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The container names itself in the first four bytes and the picture in the third four. */
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
/** Other formats never reach a decoder, because each is a parser of its own and SVG even reads other files. */
const isJpegOrPng = (bytes: Buffer) =>
  [jpegStart, pngStart].some(start => bytes.subarray(0, start.length).equals(start))

/** What the office may upload for the site: designers send WebP as well. */
export const isSitePicture = (bytes: Buffer) => isJpegOrPng(bytes) || isWebp(bytes)

export const makePhotoOrRefuse = (bytes: Buffer, face: FacePoint | null): Promise<Record<PhotoSize, Buffer>> =>
  reencodeOrRefuse(bytes, fitting(photoSizes.page), async pixels => ({
    card: await pixels().resize(fitting(photoSizes.card)).webp({ quality: 82 }).toBuffer(),
    page: await pixels().webp({ quality: 82 }).toBuffer(),
    tile: await cutTile(pixels(), face),
  }))

/** A list shows many tiles, so a picture with much in it is stored less sharply than one with little. */
const tileQualities = [75, 70, 65, 60, 55]
const tileMaxBytes = 15 * 1024

/** The tile of a photo that is stored already. */
export const tileOf = (page: Buffer, face: FacePoint | null): Promise<Buffer> =>
  queued(() => cutTile(sharp(page), face))

/** Cuts the face out of a picture, in the size of a tile. */
async function cutTile(picture: Sharp, face: FacePoint | null): Promise<Buffer> {
  const { width: w, height: h } = await picture.metadata()
  const { x, y, width, height } = faceArea({ width: w, height: h }, face)
  const part = {
    left: Math.floor(x),
    top: Math.floor(y),
    width: Math.max(1, Math.floor(width)),
    height: Math.max(1, Math.floor(height)),
  }
  const size = { width: photoSizes.tile, height: photoSizes.tile / faceShape, fit: 'fill' } satisfies ResizeOptions
  const { data, info } = await picture
    .extract(part)
    .resize({ ...size, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let tile = data
  for (const quality of tileQualities) {
    tile = await sharp(data, { raw: info }).webp({ quality }).toBuffer()
    if (tile.length <= tileMaxBytes) break
  }
  return tile
}

/**
 * Decodes and encodes again, so that only pixels are stored: no place, no camera, and no other file disguised as a
 * picture. The format is read from the content, because a name and a declared type prove nothing.
 */
export async function reencodeOrRefuse<T>(
  bytes: Buffer,
  size: ResizeOptions,
  encode: (pixels: () => Sharp) => Promise<T>,
  accepts: (bytes: Buffer) => boolean = isJpegOrPng,
): Promise<T> {
  if (!accepts(bytes)) throw new Refusal('wrong_file_kind')
  return queued(() => reencode(bytes, size, encode))
}

async function reencode<T>(
  bytes: Buffer,
  size: ResizeOptions,
  encode: (pixels: () => Sharp) => Promise<T>,
): Promise<T> {
  try {
    // This reads the header alone.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) throw new Refusal('wrong_file_kind', { sentence: pictureSentences.tooManyPixels })
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
      .timeout({ seconds: 20 })
      .autoOrient()
      .flatten({ background: '#FFFDF8' })
      .resize(size)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Every size comes from these pixels, because decoding the file is most of the work.
    const { width: w, height: h, channels } = info
    return await encode(() => sharp(data, { raw: { width: w, height: h, channels } }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    // Whatever the decoder's error, the file is not a picture that we can show.
    throw new Refusal('wrong_file_kind')
  }
}

const fitting = (width: number) =>
  ({ width, height: width * 2, fit: 'inside', withoutEnlargement: true }) satisfies ResizeOptions
