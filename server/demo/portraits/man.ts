import { brows, eyes, type Face, glasses, mark, nose, stretched } from './face.ts'
import { mensDresses } from './men-dress.ts'
import { facialHair, mensHair, pheta } from './men-hair.ts'
import { gold, kumkum, pearl } from './palette.ts'

interface Man {
  face: Face
  grey: boolean
  hairStyle: number
  facial: number
  dress: number
  cloth: readonly [string, string]
  /** A pheta of this kind, in place of the bare head. */
  pheta: number | null
  tilak: boolean
}

const of = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

function mouth({ mouth: kind }: Face): string {
  const shapes = [
    '<path d="M112 148c5 3.500 11 3.500 16 0" stroke="#8A3F36" stroke-width="2.600" fill="none" stroke-linecap="round"/>',
    '<path d="M110 147c6 6 14 6 20 0" stroke="#8A3F36" stroke-width="2.600" fill="none" stroke-linecap="round"/>',
    '<path d="M110 147c5 7.500 15 7.500 20 0z" fill="#8A3F36"/><path d="M112.500 148c5 2 10 2 15 0z" fill="#FFF9EC"/>',
    '<path d="M113 149h14" stroke="#8A3F36" stroke-width="2.600" fill="none" stroke-linecap="round"/>',
  ]
  return of(shapes, kind)
}

/** Painted from back to front: dress, neck, head, hair, collar. */
export function drawMan(man: Man): string {
  const { face } = man
  const dress = of(mensDresses, man.dress)
  const bhikbali = `<circle cx="154" cy="113" r="2" fill="${pearl}"/><circle cx="156" cy="116" r="1.600" fill="${gold}"/>`
  return [
    dress.under(man.cloth),
    `<path d="M103 148h34v32c0 20-34 20-34 0z" fill="${face.shade}"/>`,
    stretched(
      face,
      `<path d="M86 108c0-42 68-42 68 0 0 36-15 60-34 60s-34-24-34-60z" fill="${face.skin}"/><ellipse cx="86" cy="120" rx="5" ry="9" fill="${face.skin}"/><ellipse cx="154" cy="120" rx="5" ry="9" fill="${face.skin}"/>${facialHair(man.facial, face.hair)}${man.pheta === null ? mensHair(man.hairStyle, face.hair, man.grey) : ''}${brows(face, 3.2)}${eyes(face)}${nose(face)}${mouth(face)}${mark(face)}${man.tilak ? `<path d="M120 92c1.800 3.500 1.800 7 0 10-1.800-3-1.800-6.500 0-10z" fill="${kumkum}"/>` : ''}${glasses(face.glasses)}${man.pheta === null ? '' : pheta(man.pheta) + bhikbali}`,
    ),
    dress.over(man.cloth),
  ].join('')
}
