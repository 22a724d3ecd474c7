import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Gender } from '#domain/limits.ts'
import { tileOf } from '#server/features/shared/stored-files/pictures.ts'
import type { Files } from '#server/ports/files.ts'

const folder = join(import.meta.dirname, 'portraits')

/** The faces of each gender, each drawn in two dresses. The last ones have grey hair. */
export const facesPerGender = 24
const greyFaces = 4
const greyFrom = 41

const faces = Array.from({ length: facesPerGender }, (_, face) => face)
export const facesFor = (age: number): readonly number[] =>
  age >= greyFrom ? faces.slice(-greyFaces) : faces.slice(0, -greyFaces)

/** The stored name of a demo photo: it says which portrait to show, and for which member. */
export const portraitFile = (gender: Gender, face: number, dress: number, memberId: string) =>
  `demo/${gender === 'F' ? 'bride' : 'groom'}-${face}-${dress}/${memberId}`

const portraitName = /^demo\/((?:bride|groom)-\d+-\d)\/[0-9a-f-]+-(card|page|tile)\.webp$/

/** Members with the same face share a picture, so that a demo of a million members stores none. One size serves cards and pages. */
export function withPortraits(files: Files): Files {
  const tiles = new Map<string, Promise<Buffer>>()
  const tileOfPortrait = (portrait: string, whole: () => Promise<Buffer>) => {
    const tile = tiles.get(portrait) ?? whole().then(page => tileOf(page, null))
    tiles.set(portrait, tile)
    tile.catch(() => tiles.delete(portrait))
    return tile
  }
  return {
    ...files,
    async get(name) {
      const [, portrait, size] = portraitName.exec(name) ?? []
      if (!portrait) return files.get(name)
      const whole = () => readFile(join(folder, `${portrait}.webp`))
      return size === 'tile' ? tileOfPortrait(portrait, whole) : whole()
    },
  }
}
