import { memberPhotoMaxBytes, photoMaxBytes } from '#domain/limits.ts'

const begins = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte)

/** Reads the first bytes, because a browser derives a file's type from its name alone. */
async function isJpegOrPng(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return begins(head, 0xff, 0xd8, 0xff) || begins(head, 0x89, 0x50, 0x4e, 0x47)
}

/** Why a file is refused as a photo, or null. */
export async function refusal(file: Blob): Promise<'photoKind' | 'photoSize' | null> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return 'photoKind'
  if (file.size > photoMaxBytes) return 'photoSize'
  return (await isJpegOrPng(file)) ? null : 'photoKind'
}

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The shape of a photo on a profile. */
export const photoAspect = 4 / 5
const longestWidth = 1080
const qualities = [0.9, 0.8, 0.7, 0.6]
const smaller = 0.75

/** The best picture within the limit: quality is lowered first, then the number of pixels. */
export async function shrunk(
  width: number,
  encode: (width: number, quality: number) => Promise<Blob>,
  maxBytes = memberPhotoMaxBytes,
): Promise<Blob> {
  for (let at = Math.min(width, longestWidth); ; at *= smaller) {
    for (const quality of qualities) {
      const picture = await encode(Math.max(1, Math.round(at)), quality)
      if (picture.size <= maxBytes || at <= 1) return picture
    }
  }
}

/** Cuts the chosen frame out of a photo and makes it small enough to send. */
export async function cropped(photo: CanvasImageSource, area: Area): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  return shrunk(area.width, (width, quality) => {
    canvas.width = width
    canvas.height = Math.round(width / photoAspect)
    if (pen) {
      // Transparent pixels of a png would turn black.
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(photo, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
    }
    return new Promise((resolve, reject) => {
      canvas.toBlob(
        picture => (picture ? resolve(picture) : reject(new Error('The browser could not encode the photo'))),
        'image/jpeg',
        quality,
      )
    })
  })
}
