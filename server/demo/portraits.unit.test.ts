import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Files } from '#server/ports/files.ts'
import { facesFor, facesPerGender, portraitFile, withPortraits } from './portraits.ts'

const memberId = '018cc252-3668-7b7f-b376-a91f79e0faaa'
const nothingStored: Files = {
  isShared: false,
  put: async () => {},
  get: async () => null,
  list: async () => [],
  remove: async () => {},
  removeHalfWritten: async () => {},
}

describe('portraits', () => {
  it('are there for every face in two dresses, no two the same and none heavy', async () => {
    const files = withPortraits(nothingStored)
    const seen = new Set<string>()
    for (const gender of ['F', 'M'] as const)
      for (const face of Array(facesPerGender).keys())
        for (const dress of [0, 1]) {
          const bytes = await files.get(`${portraitFile(gender, face, dress, memberId)}-card.webp`)
          expect(bytes?.length, `${gender} ${face} ${dress}`).toBeLessThan(15_000)
          seen.add(
            createHash('sha256')
              .update(bytes ?? '')
              .digest('hex'),
          )
        }
    expect(seen.size).toBe(facesPerGender * 4)
  })

  it('grey with the years, and no young face is among the grey ones', () => {
    const [young, grey] = [facesFor(27), facesFor(52)]
    expect(young.filter(face => grey.includes(face))).toEqual([])
    expect(young.length + grey.length).toBe(facesPerGender)
  })

  it('are pictures in the shape of a photo, for cards and pages', async () => {
    const files = withPortraits(nothingStored)
    for (const size of ['card', 'page', 'tile']) {
      const bytes = await files.get(`${portraitFile('M', 3, 1, memberId)}-${size}.webp`)
      const picture = await sharp(bytes ?? Buffer.alloc(0)).metadata()
      expect([picture.format, picture.width, picture.height]).toEqual(
        size === 'tile' ? ['webp', 320, 400] : ['webp', 560, 700],
      )
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
