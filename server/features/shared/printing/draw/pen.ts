import type { Language } from '#domain/words/catalogue.ts'
import type { Design } from './designs.ts'
import { type FontFace, runsOf, widthOf } from './fonts.ts'
import type { Mark, Page } from './marks.ts'

/** The scale of the letters, and whether lines and photograph are closer together. */
export interface Typesetting {
  scale: number
  isTight: boolean
}
export interface Sheet extends Typesetting {
  width: number
  height: number
  /** A picture for a phone is as high as its words need, up to its height. A sheet of paper always has its height. */
  isPhone: boolean
}

interface TextPlace {
  baseline: number
  size: number
  colour: string
}
export type Pen = ReturnType<typeof openPen>

const footSize = 9.5

/** Writes from the top of a page to its foot and goes on overleaf. `y` is the current height. */
export function openPen(design: Design, sheet: Sheet, language: Language) {
  const { scale, width, isTight, isPhone } = sheet
  const side = isPhone ? design.margin.side * 0.62 : design.margin.side
  const { top, bottom } = design.margin
  const size = design.bodySize * scale
  const pages: Mark[][] = [[]]
  /** How far down each finished page is filled. */
  const filledTo: number[] = []
  const pen = {
    ...{ design, scale, isTight, isPhone, width, side, top, size },
    right: width - side,
    lowest: sheet.height - bottom - footSize * 2.2,
    lineHeight: size * (language === 'mr' ? 1.54 : 1.42) * (isTight ? 0.92 : 1),
    y: top,
    /** Rows above this line are narrower, because the photograph is beside them. */
    photoBottom: 0,
    /** The right edge of rows beside the photograph. */
    photoEdge: width - side,
    /** The right edge of a row that begins at the current height. */
    edge: () => (pen.y < pen.photoBottom ? pen.photoEdge : pen.right),
    draw: (...marks: Mark[]) => pages.at(-1)?.push(...marks),
    write: (face: FontFace, text: string, at: TextPlace & { x: number }) =>
      pen.draw({ kind: 'text', runs: runsOf(face, text), ...at }),
    writeMiddle: (face: FontFace, text: string, at: TextPlace, middle = width / 2) =>
      pen.write(face, text, { ...at, x: middle - widthOf(face, text, at.size) / 2 }),
    newPage() {
      endPage()
      pages.push([])
      pen.y = top
      pen.photoBottom = 0
    },
    /** The pages with their ground and foot. */
    finish(foot: string): Page[] {
      endPage()
      return pages.map((marks, index) => {
        const height = isPhone ? (filledTo[index] ?? pen.lowest) + bottom + footSize * 2.2 : sheet.height
        const page = { width, height }
        const text = foot + (pages.length > 1 ? ` · ${index + 1}/${pages.length}` : '')
        const footAt = {
          x: (width - widthOf('sans', text, footSize)) / 2,
          baseline: height - bottom + footSize * 0.4,
          size: footSize,
          colour: design.colour.label,
        }
        const ground: Mark = { kind: 'box', x: 0, y: 0, ...page, fill: design.paper }
        return {
          ...page,
          marks: [ground, ...design.ground(page), ...marks, { kind: 'text', runs: runsOf('sans', text), ...footAt }],
        }
      })
    },
  }
  // A photograph may reach further down than the words beside it.
  const endPage = () => filledTo.push(Math.max(pen.y, pen.photoBottom))
  return pen
}
