import type { BiodataDesign } from '#contract/families/biodata.ts'
import { colours } from './colours.ts'
import type { Mark } from './marks.ts'
import { goldFrame, lotus, toranBand, zariBand } from './ornaments.ts'

interface Size {
  width: number
  height: number
}

/** The look of a design. Lengths are points at the usual size of letters. */
export interface Design {
  paper: string
  /** From the edge of the paper to the words. */
  margin: { top: number; side: number; bottom: number }
  head: 'left' | 'middle'
  title: 'left' | 'middle'
  colour: { name: string; title: string; label: string; value: string; rule: string }
  /** The letters of a value. */
  bodySize: number
  ground(page: Size): Mark[]
}

const { haldi, kumkum, ink, inkFaint, inkSoft, line } = colours

export const designs: Record<BiodataDesign, Design> = {
  TORAN: {
    paper: colours.paper,
    margin: { top: 64, side: 50, bottom: 46 },
    head: 'left',
    title: 'left',
    colour: { name: ink, title: kumkum, label: inkFaint, value: ink, rule: haldi },
    bodySize: 12,
    ground: ({ width, height }) => [
      ...toranBand({ x: 0, y: 0, width, tileHeight: 34 }),
      ...zariBand({ x: 0, y: height - 8.5, width, tileHeight: 34 }),
    ],
  },
  PATRIKA: {
    paper: colours.card,
    margin: { top: 54, side: 56, bottom: 54 },
    head: 'middle',
    title: 'middle',
    colour: { name: kumkum, title: kumkum, label: inkSoft, value: ink, rule: haldi },
    bodySize: 12,
    ground: page => [
      ...goldFrame(page, 22),
      ...lotus({ middle: page.width / 2, y: 11, width: 40 }, kumkum),
      ...lotus({ middle: page.width / 2, y: page.height - 33, width: 40 }, kumkum),
    ],
  },
  SIMPLE: {
    paper: colours.white,
    margin: { top: 40, side: 44, bottom: 42 },
    head: 'left',
    title: 'left',
    colour: { name: ink, title: ink, label: inkSoft, value: ink, rule: line },
    bodySize: 13,
    ground: () => [],
  },
}
