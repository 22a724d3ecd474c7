import sharp from 'sharp'
import { Refusal } from '#server/http/refusal.ts'

/** Widths a photo is kept in: for a card, and for the profile page and gallery. */
export const photoSizes = { card: 360, page: 1000 } as const
export type PhotoSize = keyof typeof photoSizes

// A picture of a few kilobytes can unfold to gigabytes of pixels.
const mostPixels = 50_000_000

/**
 * Decodes and encodes anew, so that what is kept is pixels alone: no place or camera in it, and nothing that only
 * looks like a picture. Goes by the content, never by the name or the declared type.
 */
export async function makePhoto(bytes: Buffer): Promise<Record<PhotoSize, Buffer>> {
  const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
  try {
    const { format } = await source.metadata()
    if (format !== 'jpeg' && format !== 'png') throw new Refusal('wrong_file_kind')
    const upright = source.autoOrient().flatten({ background: '#FFFDF8' })
    const sized = (width: number) =>
      upright
        .clone()
        .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer()
    return { card: await sized(photoSizes.card), page: await sized(photoSizes.page) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    // Whatever the decoder stumbled over, it is not a picture we can show.
    throw new Refusal('wrong_file_kind')
  }
}
