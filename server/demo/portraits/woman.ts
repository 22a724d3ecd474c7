import { brows, eyes, type Face, glasses, mark, nose, stretched } from './face.ts'
import { bindis, earrings, necklaces, noseRings } from './jewellery.ts'
import { womensDresses } from './women-dress.ts'
import { womensHair } from './women-hair.ts'

interface Woman {
  face: Face
  grey: boolean
  hairStyle: number
  hairLine: number
  dress: number
  cloth: readonly [string, string, string]
  earring: number
  necklace: number
  bindi: number
  noseRing: number
}

const of = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
const lips = ['#9A3A36', '#A8443F', '#8C3A3E', '#B04A4A'] as const

function mouth(face: Face): string {
  const fill = of(lips, face.mouth + face.shape)
  const shapes = [
    `<path d="M110 144c5 6.500 15 6.500 20 0-4-1-7-2-10-.8-3-1.200-6-.2-10 .8z" fill="${fill}"/>`,
    `<path d="M109 143c6 9 16 9 22 0z" fill="${fill}"/><path d="M111.500 144.500c5 2 12 2 17 0z" fill="#FFF9EC"/>`,
    `<path d="M111 145c5 4 13 4 18 0-4-1.500-6-2-9-.8-3-1.200-5-.7-9 .8z" fill="${fill}"/>`,
    `<path d="M110 144c6 5 14 5 20 0" stroke="${fill}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  ]
  return of(shapes, face.mouth)
}

/** Painted from back to front: hair behind, dress, neck, face, jewellery, the drape, hair before. */
export function drawWoman(woman: Woman): string {
  const { face } = woman
  const hair = womensHair(woman.hairStyle, woman.hairLine, face.hair, woman.grey)
  const dress = of(womensDresses, woman.dress)
  return [
    stretched(face, hair.back),
    dress.under(woman.cloth),
    `<path d="M105 146h30v24c0 20-30 20-30 0z" fill="${face.shade}"/><path d="M98 180c6 20 38 20 44 0l-8-8h-28z" fill="${face.skin}"/>`,
    stretched(
      face,
      `<path d="M88 108c0-40 64-40 64 0 0 34-14 58-32 58s-32-24-32-58z" fill="${face.skin}"/>${hair.line}${brows(face, 2.4)}${eyes(face)}${nose(face)}${mouth(face)}${mark(face)}${of(bindis, woman.bindi)}${of(noseRings, woman.noseRing)}${glasses(face.glasses)}${of(earrings, woman.earring)}`,
    ),
    of(necklaces, woman.necklace),
    dress.over(woman.cloth),
    hair.front,
  ].join('')
}
