import sharp from 'sharp'
import type { Gender } from '#domain/limits.ts'
import { type PhotoSize, photoSizes } from '#server/features/shared/stored-files/pictures.ts'
import type { Files } from '#server/ports/files.ts'

const portraitName = /^demo\/(bride|groom)-(\d+)-(\d)\/[0-9a-f-]+-(card|page)\.webp$/
const svgWidth = 240

async function draw(gender: Gender, face: number, dress: number, size: PhotoSize): Promise<Buffer> {
  // A site of families never loads the faces.
  const { drawPortrait } = await import('./pool.ts')
  return sharp(Buffer.from(drawPortrait(gender, face, dress)), { density: (72 * photoSizes[size]) / svgWidth })
    .webp({ quality: 82 })
    .toBuffer()
}

/**
 * Draws the photos of a demo community when they are first read, so that a million members need no file. A drawn
 * portrait stays in memory; all of them together take a few megabytes.
 */
export function withPortraits(files: Files): Files {
  const drawn = new Map<string, Promise<Buffer>>()
  return {
    ...files,
    async get(name) {
      const match = portraitName.exec(name)
      if (!match) return files.get(name)
      const [, side, face, dress, size] = match
      const key = `${side} ${face} ${dress} ${size}`
      const cached = drawn.get(key)
      if (cached) return cached
      const picture = draw(side === 'bride' ? 'F' : 'M', Number(face), Number(dress), size as PhotoSize)
      drawn.set(key, picture)
      picture.catch(() => drawn.delete(key))
      return picture
    },
  }
}
