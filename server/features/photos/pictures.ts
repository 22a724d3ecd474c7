import sharp from 'sharp'
import { Refusal } from '#server/http/refusal.ts'

/** The widths in which a photo is stored: for a card, and for the profile page and gallery. */
export const photoSizes = { card: 360, page: 1000 } as const
export type PhotoSize = keyof typeof photoSizes

// A file of a few kilobytes can decode to gigabytes of pixels.
const maxPixels = 50_000_000

/**
 * Decodes and encodes again, so that only pixels are stored: no place, no camera, and no other file disguised as a
 * picture. The format is read from the content, because a name and a declared type prove nothing.
 */
export async function makePhotoOrRefuse(bytes: Buffer): Promise<Record<PhotoSize, Buffer>> {
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
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
    // Whatever error the decoder gave, the file is not a picture that we can show.
    throw new Refusal('wrong_file_kind')
  }
}
