import sharp from 'sharp'
import type { Gender } from '#domain/limits.ts'
import { type PhotoSize, photoSizes } from '#server/features/photos/pictures.ts'
import type { Files } from '#server/ports/files.ts'
import { drawPortrait } from './pool.ts'

const named = /^demo\/(bride|groom)-(\d+)-(\d)\/[0-9a-f-]+-(card|page)\.webp$/
const svgWidth = 240

const draw = (gender: Gender, face: number, dress: number, size: PhotoSize): Promise<Buffer> =>
  sharp(Buffer.from(drawPortrait(gender, face, dress)), { density: (72 * photoSizes[size]) / svgWidth })
    .webp({ quality: 82 })
    .toBuffer()

/**
 * The photos of a demo community are drawn when somebody looks, not stored when it is made: a million people cost
 * no file, and one that a member removes is nobody else's. What was drawn stays in memory, a few megabytes at most.
 */
export function withPortraits(files: Files): Files {
  const drawn = new Map<string, Promise<Buffer>>()
  return {
    ...files,
    async get(name) {
      const match = named.exec(name)
      if (!match) return files.get(name)
      const [, side, face, dress, size] = match
      const key = `${side} ${face} ${dress} ${size}`
      const kept = drawn.get(key)
      if (kept) return kept
      const picture = draw(side === 'bride' ? 'F' : 'M', Number(face), Number(dress), size as PhotoSize)
      drawn.set(key, picture)
      picture.catch(() => drawn.delete(key))
      return picture
    },
  }
}
