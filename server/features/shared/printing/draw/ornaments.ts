import { colours } from './colours.ts'
import type { Mark, Place } from './marks.ts'

const { kumkum, haldi, haldiLight } = colours

/** The site's border tile: 40 wide, the zari band 8 high, with its toran 32. */
const zariShapes: readonly { path: string; fill: string }[] = [
  { fill: kumkum, path: 'M0 0h40v8H0z' },
  { fill: haldi, path: 'M0 0h40v1.3H0zM0 6.7h40V8H0z' },
  {
    fill: haldiLight,
    path: 'm20 1.9 2.9 2.1L20 6.1 17.1 4zM0 1.9 2.9 4 0 6.1zM40 1.9v4.2L37.1 4zM10 3l1.4 1L10 5 8.6 4zM30 3l1.4 1L30 5l-1.4-1z',
  },
]
const leafShapes: readonly { path: string; fill?: string; line?: string }[] = [
  { fill: kumkum, path: 'M20 8c9.5 3.5 10.5 13.5 0 23C9.5 21.5 10.5 11.5 20 8z' },
  { line: haldiLight, path: 'M20 11.5v14M20 17l-3.6-2.6M20 17l3.6-2.6M20 21.5l-2.6-1.9M20 21.5l2.6-1.9' },
  {
    fill: haldi,
    path: 'M0 8.8a5 5 0 0 1 0 10zM40 8.8a5 5 0 0 0 0 10zM0 20.5a1.6 1.6 0 0 1 0 3.2zM40 20.5a1.6 1.6 0 0 0 0 3.2z',
  },
  { fill: haldiLight, path: 'M0 11.6a2.2 2.2 0 0 1 0 4.4zM40 11.6a2.2 2.2 0 0 0 0 4.4z' },
]

interface Band {
  x: number
  y: number
  width: number
  /** About how high a tile is; the tiles are stretched a little so that a whole number of them fits. */
  tileHeight: number
}

function tilesOf({ x, y, width, tileHeight }: Band): Place[] {
  const count = Math.max(1, Math.round(width / (tileHeight * 1.25)))
  const scale = width / (count * 40)
  return Array.from({ length: count }, (_, tile) => ({ x: x + tile * 40 * scale, y, scale }))
}

export const zariBand = (band: Band): Mark[] =>
  tilesOf(band).flatMap(place => zariShapes.map(({ path, fill }): Mark => ({ kind: 'shape', path, place, fill })))

export const toranBand = (band: Band): Mark[] => [
  ...zariBand(band),
  ...tilesOf(band).flatMap(place =>
    leafShapes.map(
      ({ path, fill, line }): Mark => ({
        kind: 'shape',
        path,
        place,
        ...(fill && { fill }),
        ...(line && { stroke: { colour: line, width: 1 } }),
      }),
    ),
  ),
]

const petals = [
  [-78, 18],
  [-52, 20],
  [-26, 21.5],
  [0, 22.5],
  [26, 21.5],
  [52, 20],
  [78, 18],
] as const
const petal = (height: number) =>
  `M22 23c-3.4-4-3.4-${(height * 0.6).toFixed(1)} 0-${height} 3.4 ${(height * 0.4).toFixed(1)} 3.4 ${height - 4} 0 ${height}z`

/** The mark of the site, a lotus of seven petals in a space of 44 by 24, around a middle. */
export function lotus({ middle, y, width }: { middle: number; y: number; width: number }, colour: string): Mark[] {
  const scale = width / 44
  return petals.map(([degrees, height]) => ({
    kind: 'shape',
    path: petal(height),
    place: { x: middle - width / 2, y, scale, turn: { degrees, x: 22, y: 23 } },
    fill: colour,
  }))
}

/** A frame of two gold lines with a lotus bud in each corner. */
export function goldFrame(page: { width: number; height: number }, inset: number): Mark[] {
  const box = (distance: number, width: number): Mark => ({
    kind: 'box',
    x: distance,
    y: distance,
    width: page.width - 2 * distance,
    height: page.height - 2 * distance,
    stroke: { colour: haldi, width },
  })
  const corners = [
    [inset, inset],
    [page.width - inset, inset],
    [inset, page.height - inset],
    [page.width - inset, page.height - inset],
  ] as const
  return [
    box(inset, 1.6),
    box(inset + 5, 0.6),
    ...corners.map(
      ([x, y]): Mark => ({
        kind: 'shape',
        path: 'M0 -9 9 0 0 9 -9 0z',
        place: { x, y, scale: 1 },
        fill: kumkum,
        stroke: { colour: haldi, width: 1.2 },
      }),
    ),
  ]
}

/** A gold hairline across a page. */
export const goldRule = (x1: number, x2: number, y: number, width = 0.7): Mark => ({
  kind: 'line',
  x1,
  y1: y,
  x2,
  y2: y,
  stroke: { colour: colours.haldi, width },
})
