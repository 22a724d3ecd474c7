import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Files } from '#server/ports/files.ts'
import { withPortraits } from './drawn-files.ts'
import { drawPortrait, dressesPerFace, facesFor, facesPerGender, portraitFile } from './pool.ts'

const memberId = '018cc252-3668-7b7f-b376-a91f79e0faaa'
const nothingStored: Files = {
  put: async () => {},
  get: async () => null,
  remove: async () => {},
  removeHalfWritten: async () => {},
}

describe('portraits', () => {
  it('are more than a hundred, no two the same', () => {
    const drawn = (['F', 'M'] as const).flatMap(gender =>
      Array.from({ length: facesPerGender * dressesPerFace }, (_, n) => drawPortrait(gender, Math.floor(n / 2), n % 2)),
    )
    expect(drawn.length).toBeGreaterThan(100)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('grey with the years, and no young face is among the grey ones', () => {
    const [young, grey] = [facesFor(27), facesFor(52)]
    expect(young.filter(face => grey.includes(face))).toEqual([])
    expect(young.length + grey.length).toBe(facesPerGender)
  })

  it('are pictures of the size a page asks for, drawn when requested', async () => {
    const files = withPortraits(nothingStored)
    for (const [size, width] of [
      ['card', 360],
      ['page', 1000],
    ] as const) {
      const bytes = await files.get(`${portraitFile('M', 3, 1, memberId)}-${size}.webp`)
      const picture = await sharp(bytes ?? Buffer.alloc(0)).metadata()
      expect([picture.format, picture.width, picture.height]).toEqual(['webp', width, width * 1.25])
    }
  })

  it('leave every other file to the storage', async () => {
    const requested: string[] = []
    const files = withPortraits({
      ...nothingStored,
      get: async name => {
        requested.push(name)
        return null
      },
    })
    const photo = `photos/${memberId}-card.webp`
    expect(await files.get(photo)).toBeNull()
    expect(await files.get(`demo/bride-3-1/${memberId}-huge.webp`)).toBeNull()
    expect(requested).toEqual([photo, `demo/bride-3-1/${memberId}-huge.webp`])
  })
})
