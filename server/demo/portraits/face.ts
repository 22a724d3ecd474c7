import { frameOf, goldLight } from './palette.ts'

export interface Face {
  skin: string
  shade: string
  hair: string
  /** Round, long or square: how the head is stretched about its middle. */
  shape: number
  brow: number
  eye: number
  nose: number
  mouth: number
  glasses: number
  /** A beauty spot, a dimple, lines of age. */
  mark: number
}

const shapes = ['1 1', '1.05 .97', '.95 1.02', '1.03 1.01', '.97 .98'] as const
/** Everything of the head but the neck is stretched together, so that hair and ears stay where they belong. */
export const stretched = (face: Face, drawn: string): string => {
  const [x, y] = (shapes[face.shape % shapes.length] ?? '1 1').split(' ')
  return `<g transform="translate(120 120) scale(${x} ${y}) translate(-120 -120)">${drawn}</g>`
}

export function brows({ hair, brow }: Face, weight: number): string {
  const lines = [
    'M96 107q8-5 16-1M128 106q8-4 16 1',
    'M95.500 108q9-7 17-.5M127.500 107.500q8-6.500 17 .5',
    'M96 106.500l8-3 8 2.500M128 106l8-2.500 8 3',
    'M97 108q8-3.500 15-.5M128 107.500q7-3 15 .5',
  ]
  return `<path d="${lines[brow % lines.length]}" stroke="${hair}" stroke-width="${weight}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function eyes({ hair, eye }: Face): string {
  const almond = (lift: number) =>
    `<path d="M98.500 120q6.500-${lift} 13 0-6.500 4.500-13 0zM128.500 120q6.500-${lift} 13 0-6.500 4.500-13 0z" fill="#FFF9EC"/><path d="M98 120q7-${lift + 0.5} 14-.5M128 119.500q7-${lift} 14 .5" stroke="${hair}" stroke-width="2.200" fill="none" stroke-linecap="round"/><circle cx="105.300" cy="119" r="2.900" fill="${hair}"/><circle cx="134.700" cy="119" r="2.900" fill="${hair}"/>`
  const smiling = `<path d="M98.500 121q6.500-7.500 13 0M128.500 121q6.500-7.500 13 0" stroke="${hair}" stroke-width="2.600" fill="none" stroke-linecap="round"/>`
  const wide = `${almond(8.5)}<path d="M97 119.500l-2.500-2M143 119.500l2.500-2" stroke="${hair}" stroke-width="1.800" stroke-linecap="round"/>`
  return [almond(7), wide, almond(6), smiling, almond(7.8)][eye % 5] ?? almond(7)
}

export function nose({ shade, nose: kind }: Face): string {
  const lines = [
    'M120 120c-1 7-4 11-2 13 1 1 4 1 5 0',
    'M119 118c0 8-4 12-2.500 15 1.500 1.500 5 1.500 6.500 0',
    'M121 119c0 6 3 10 1 13.500-1.500 1.500-4 1.500-5.500.5',
    'M116.500 132c1.500 2.500 5.500 2.500 7 0',
  ]
  return `<path d="${lines[kind % lines.length]}" stroke="${shade}" stroke-width="2" fill="none" stroke-linecap="round"/>`
}

export function glasses(kind: number): string {
  if (kind === 1)
    return `<g fill="none" stroke="${frameOf.brown}" stroke-width="1.800"><rect x="94" y="111" width="21" height="15" rx="6"/><rect x="125" y="111" width="21" height="15" rx="6"/><path d="M115 117h10"/></g>`
  if (kind === 2)
    return `<g fill="none" stroke="${frameOf.dark}" stroke-width="1.700"><circle cx="105" cy="119" r="10"/><circle cx="135" cy="119" r="10"/><path d="M115 118q5-3 10 0"/></g>`
  if (kind === 3)
    return `<g fill="none" stroke="${frameOf.dark}" stroke-width="2.300"><path d="M93 112h23v7c0 9-21 9-23 0zM124 112h23c0 16-21 17-23 7z"/><path d="M116 115h8"/></g>`
  if (kind === 4)
    return `<g fill="none" stroke="${frameOf.steel}" stroke-width="1.400"><path d="M94 112h21v7q0 8-10.500 8T94 119zM125 112h21v7q0 8-10.500 8T125 119z" fill="${goldLight}" fill-opacity=".08"/><path d="M115 116h10"/></g>`
  return ''
}

export function mark(face: Face): string {
  if (face.mark === 1) return `<circle cx="133" cy="147" r="1.500" fill="${face.hair}"/>`
  if (face.mark === 2)
    return `<path d="M101 140q-2 4 0 7M139 140q2 4 0 7" stroke="${face.shade}" stroke-width="1.600" fill="none" stroke-linecap="round"/>`
  if (face.mark === 3) return `<circle cx="106" cy="133" r="1.400" fill="${face.hair}"/>`
  return ''
}
