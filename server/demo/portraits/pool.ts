import type { Gender } from '#domain/limits.ts'
import type { Face } from './face.ts'
import { drawMan } from './man.ts'
import { grounds, hairs, mensCloth, skins, womensCloth } from './palette.ts'
import { drawWoman } from './woman.ts'

/** The wada arches a portrait sits in. */
const arches = [
  'M24 304V150c0-40 30-58 48-74 16-14 30-22 48-42 18 20 32 28 48 42 18 16 48 34 48 74v154z',
  'M26 304V138c0-58 42-98 94-98s94 40 94 98v166z',
  'M22 304V158c0-18 10-26 20-30-2-20 10-32 28-36 2-22 20-34 40-32 2-12 6-18 10-24 4 6 8 12 10 24 20-2 38 10 40 32 18 4 30 16 28 36 10 4 20 12 20 30v146z',
  'M30 304V96c30-2 62-20 90-58 28 38 60 56 90 58v208z',
] as const
const archCount = arches.length

function framePortrait(ground: string, arch: number, figure: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300"><path fill="${ground}" d="M0 0h240v300H0z"/><path d="${arches[arch % archCount]}" fill="#FFFDF8" opacity=".42"/>${figure}</svg>`
  return svg.replace(/\n\s*/g, '')
}

/** The faces of each gender. The last ones have grey hair, and each face is drawn in two dresses. */
export const facesPerGender = 60
const greyFaces = 8
export const dressesPerFace = 2
const greyFrom = 41

const cycle = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
const sometimes = (n: number, every: number, ...kinds: number[]) =>
  n % every < kinds.length ? (kinds[n % every] ?? 0) : 0

const young = Array.from({ length: facesPerGender - greyFaces }, (_, n) => n)
const greying = Array.from({ length: greyFaces }, (_, n) => facesPerGender - greyFaces + n)
export const facesFor = (age: number): readonly number[] => (age >= greyFrom ? greying : young)

const isGrey = (face: number) => face >= facesPerGender - greyFaces

/** The steps have no common factor, so that two faces share few features. */
const faceOf = (n: number): Face => ({
  ...cycle(skins, n * 5 + Math.floor(n / 6)),
  hair: cycle(hairs, n),
  shape: n * 3,
  brow: n * 3 + Math.floor(n / 4),
  eye: n * 2 + Math.floor(n / 5),
  nose: n + Math.floor(n / 4),
  mouth: n * 3 + Math.floor(n / 7),
  glasses: sometimes(n * 3, 11, 1, 0, 2, 0, 3, 0, 4),
  mark: sometimes(n * 2, 9, 1, 0, 2, 3),
})

function womanOf(n: number, dress: number): string {
  const k = n * dressesPerFace + dress
  return drawWoman({
    face: faceOf(n),
    grey: isGrey(n),
    hairStyle: n + dress * 5,
    hairLine: n + Math.floor(n / 4),
    dress: k + Math.floor(k / 9),
    cloth: cycle(womensCloth, k * 5 + dress),
    earring: k * 2,
    necklace: k + Math.floor(k / 6),
    bindi: n + Math.floor(n / 5),
    noseRing: sometimes(k, 7, 1, 0, 0, 2, 0, 3),
  })
}

function manOf(n: number, dress: number): string {
  const k = n * dressesPerFace + dress
  const inPheta = k % 9 === 4
  return drawMan({
    face: faceOf(n + 7),
    grey: isGrey(n),
    hairStyle: isGrey(n) ? 6 : n + Math.floor(n / 8),
    facial: n * 2 + Math.floor(n / 7),
    dress: inPheta ? (k % 2) * 6 : k + Math.floor(k / 7),
    cloth: cycle(mensCloth, k * 3 + dress),
    pheta: inPheta ? k : null,
    tilak: inPheta || k % 10 === 3,
  })
}

/** The stored name of a demo photo: it says which portrait to draw, and for which member. */
export const portraitFile = (gender: Gender, face: number, dress: number, memberId: string) =>
  `demo/${gender === 'F' ? 'bride' : 'groom'}-${face}-${dress}/${memberId}`

export function drawPortrait(gender: Gender, face: number, dress: number): string {
  const k = face * dressesPerFace + dress
  const figure = gender === 'F' ? womanOf(face, dress) : manOf(face, dress)
  return framePortrait(cycle(grounds, k * 5 + (gender === 'F' ? 0 : 3)), k + Math.floor(k / 4), figure)
}
