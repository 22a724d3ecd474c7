import { rowText } from '#domain/kundali/patrika/describe.ts'
import type { DrawnKundali } from '#domain/kundali/patrika/drawing.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { colours } from './colours.ts'
import { type FontFace, runsOf, widthOf } from './fonts.ts'
import type { Mark } from './marks.ts'

interface Box {
  x: number
  y: number
  /** A kundali is as high as it is wide. */
  width: number
}

/** Draws a kundali with the same lines and places as on the site. */
export function kundaliMarks({ lines, cells }: DrawnKundali, { x, y, width }: Box, language: Language): Mark[] {
  const scale = width / 100
  // A small drawing on paper needs larger letters than its lines.
  const letters = width < 150 ? 1.22 : 1
  const write = (face: FontFace, text: string, at: { x: number; y: number }, size: number, colour: string): Mark => ({
    kind: 'text',
    runs: runsOf(face, text),
    x: x + at.x * scale - widthOf(face, text, size * letters * scale) / 2,
    baseline: y + at.y * scale,
    size: size * letters * scale,
    colour,
  })
  return [
    ...lines.map(
      ([x1, y1, x2, y2]): Mark => ({
        kind: 'line',
        x1: x + x1 * scale,
        y1: y + y1 * scale,
        x2: x + x2 * scale,
        y2: y + y2 * scale,
        stroke: { colour: colours.haldi, width: 0.8 },
      }),
    ),
    ...cells.flatMap(({ sign, number, rows }) => [
      write('sans', digits(language, sign), { x: number.x, y: number.y + 1.5 }, 4.4, colours.kumkum),
      ...rows.map(row => write('bold', rowText(row, language), { x: row.at.x, y: row.at.y + 1.9 }, 5.2, colours.ink)),
    ]),
  ]
}
