import type { Raas } from '../names.ts'
import { type Graha, grahas } from './grahas.ts'
import { houseFrom } from './place.ts'

/** The diamond is how families in Maharashtra know a kundali; the square is that of the south. */
export const kundaliForms = ['diamond', 'square'] as const
export type KundaliForm = (typeof kundaliForms)[number]
export const kundaliKinds = ['rashi', 'navamsa'] as const
export type KundaliKind = (typeof kundaliKinds)[number]

interface Point {
  readonly x: number
  readonly y: number
}
type Line = readonly [x1: number, y1: number, x2: number, y2: number]

interface KundaliCell {
  readonly sign: Raas
  readonly house: number
  readonly grahas: readonly Graha[]
  /** Where the number of the sign goes, and the rows of grahas, each by its middle. In a drawing of 100 by 100. */
  readonly number: Point
  readonly rows: readonly { readonly at: Point; readonly grahas: readonly (Graha | 'lagna')[] }[]
}
export interface DrawnKundali {
  readonly form: KundaliForm
  readonly lines: readonly Line[]
  readonly cells: readonly KundaliCell[]
}

/** A patrika as far as it is drawn: the sign of lagna and of each graha, in the rashi or in the navamsa chart. */
export interface ChartSigns {
  readonly lagna: Raas
  readonly grahas: Readonly<Record<Graha, Raas>>
}

interface Placed {
  readonly sign: Raas
  readonly navamsa: Raas
}
export function signsOf(
  { lagna, grahas: places }: { lagna: Placed; grahas: Readonly<Record<Graha, Placed>> },
  kind: KundaliKind,
): ChartSigns {
  const signIn = (place: Placed) => (kind === 'rashi' ? place.sign : place.navamsa)
  return {
    lagna: signIn(lagna),
    grahas: Object.fromEntries(grahas.map(graha => [graha, signIn(places[graha])])) as Record<Graha, Raas>,
  }
}

const lineHeight = 6.4

interface CellPlace {
  readonly middle: Point
  readonly number: Point
  readonly inARow: number
}

/** The houses of the diamond stand still, counted against the clock from the top; the signs go around. */
const diamondPlaces: readonly CellPlace[] = [
  { middle: { x: 50, y: 24 }, number: { x: 50, y: 45 }, inARow: 3 },
  { middle: { x: 25, y: 8.5 }, number: { x: 25, y: 21 }, inARow: 4 },
  { middle: { x: 9, y: 25 }, number: { x: 20.5, y: 25 }, inARow: 2 },
  { middle: { x: 24, y: 50 }, number: { x: 44, y: 50 }, inARow: 3 },
  { middle: { x: 9, y: 75 }, number: { x: 20.5, y: 75 }, inARow: 2 },
  { middle: { x: 25, y: 91.5 }, number: { x: 25, y: 79 }, inARow: 4 },
  { middle: { x: 50, y: 76 }, number: { x: 50, y: 55 }, inARow: 3 },
  { middle: { x: 75, y: 91.5 }, number: { x: 75, y: 79 }, inARow: 4 },
  { middle: { x: 91, y: 75 }, number: { x: 79.5, y: 75 }, inARow: 2 },
  { middle: { x: 76, y: 50 }, number: { x: 56, y: 50 }, inARow: 3 },
  { middle: { x: 91, y: 25 }, number: { x: 79.5, y: 25 }, inARow: 2 },
  { middle: { x: 75, y: 8.5 }, number: { x: 75, y: 21 }, inARow: 4 },
]
const frame: readonly Line[] = [
  [0, 0, 100, 0],
  [100, 0, 100, 100],
  [100, 100, 0, 100],
  [0, 100, 0, 0],
]
const diamondLines: readonly Line[] = [
  ...frame,
  [0, 0, 100, 100],
  [100, 0, 0, 100],
  [50, 0, 0, 50],
  [0, 50, 50, 100],
  [50, 100, 100, 50],
  [100, 50, 50, 0],
]

/** The signs of the square stand still, with the clock from Mesh in the upper row; lagna goes around. */
const squareColumns = [1, 2, 3, 3, 3, 3, 2, 1, 0, 0, 0, 0]
const squareRows = [0, 0, 0, 1, 2, 3, 3, 3, 3, 2, 1, 0]
const squarePlace = (sign: Raas): CellPlace => {
  const [left, top] = [(squareColumns[sign - 1] ?? 0) * 25, (squareRows[sign - 1] ?? 0) * 25]
  return { middle: { x: left + 12.5, y: top + 14.5 }, number: { x: left + 3.6, y: top + 4 }, inARow: 3 }
}
const squareLines: readonly Line[] = [
  ...frame,
  [25, 0, 25, 100],
  [75, 0, 75, 100],
  [0, 25, 100, 25],
  [0, 75, 100, 75],
  [50, 0, 50, 25],
  [50, 75, 50, 100],
  [0, 50, 25, 50],
  [75, 50, 100, 50],
]

function rowsAt({ middle, inARow }: CellPlace, inside: readonly (Graha | 'lagna')[]): KundaliCell['rows'] {
  const count = Math.ceil(inside.length / inARow)
  const perRow = Math.ceil(inside.length / Math.max(count, 1))
  return Array.from({ length: count }, (_, row) => ({
    at: { x: middle.x, y: middle.y + (row - (count - 1) / 2) * lineHeight },
    grahas: inside.slice(row * perRow, (row + 1) * perRow),
  }))
}

export function drawKundali(signs: ChartSigns, form: KundaliForm): DrawnKundali {
  const cells = Array.from({ length: 12 }, (_, at): KundaliCell => {
    const sign = (form === 'diamond' ? ((signs.lagna - 1 + at) % 12) + 1 : at + 1) as Raas
    const inside = grahas.filter(graha => signs.grahas[graha] === sign)
    const place = form === 'diamond' ? diamondPlaces[at] : squarePlace(sign)
    if (!place) throw new RangeError('a kundali has twelve cells')
    // In the diamond lagna is always at the top; in the square it is written into its sign.
    const isMarked = form === 'square' && sign === signs.lagna
    return {
      sign,
      house: houseFrom(signs.lagna, sign),
      grahas: inside,
      number: place.number,
      rows: rowsAt(place, isMarked ? ['lagna', ...inside] : inside),
    }
  })
  const first = form === 'square' ? squarePlace(signs.lagna).number : null
  // The stroke through a corner by which the south marks lagna.
  const stroke: Line[] = first ? [[first.x + 13.4, first.y - 4, first.x + 21.4, first.y + 4]] : []
  return { form, lines: [...(form === 'diamond' ? diamondLines : squareLines), ...stroke], cells }
}
