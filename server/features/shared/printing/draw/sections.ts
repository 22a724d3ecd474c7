import type { PrintedBiodata } from '#contract/families/printed-biodata.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { widthOf } from './fonts.ts'
import { kundaliMarks } from './kundali.ts'
import { lotus } from './ornaments.ts'
import type { Pen } from './pen.ts'
import { rowWriter } from './rows.ts'

type Section = PrintedBiodata['sections'][number]

const titleHeight = 2.4
const titleSizeOf = ({ size }: Pen) => size * 1.32

/** A section stays whole where it can, and a heading never stands alone at the foot of a page. */
export function writeSections(pen: Pen, sections: readonly Section[]): void {
  const rows = rowWriter(pen, sections)
  for (const section of sections) {
    const isWellFilled = pen.y > pen.lowest * 0.45
    const needed = isWellFilled ? rows.heightOf(section.rows) : pen.lineHeight * 2
    if (pen.y + titleSizeOf(pen) * titleHeight + needed > pen.lowest) pen.newPage()
    writeTitle(pen, section.title)
    rows.write(section.rows)
  }
}

export function writeKundalis(
  pen: Pen,
  { title, drawings }: NonNullable<PrintedBiodata['kundalis']>,
  language: Language,
): void {
  const { size, lineHeight, right, side, width, scale } = pen
  const gap = size * 2
  const boxWidth = Math.min((right - side - gap) / 2, pen.isPhone ? 160 : 170 * Math.max(scale, 0.8))
  const needed = titleSizeOf(pen) * titleHeight + boxWidth + lineHeight * 1.4
  if (pen.y + needed > pen.lowest || pen.y < pen.photoBottom) pen.newPage()
  writeTitle(pen, title)
  for (const [at, drawing] of drawings.entries()) {
    const middle = width / 2 + (at === 0 ? -1 : 1) * ((boxWidth + gap) / 2)
    pen.draw(...kundaliMarks(drawing.drawn, { x: middle - boxWidth / 2, y: pen.y, width: boxWidth }, language))
    const baseline = pen.y + boxWidth + lineHeight
    pen.writeMiddle('sans', drawing.title, { baseline, size, colour: pen.design.colour.label }, middle)
  }
  pen.y += boxWidth + lineHeight * 1.4
}

function writeTitle(pen: Pen, title: string): void {
  const { design, side, size } = pen
  const titleSize = titleSizeOf(pen)
  pen.y += size * 0.55
  const edge = pen.edge()
  const titleWidth = widthOf('serif', title, titleSize)
  const middle = (side + edge) / 2
  const x = design.title === 'middle' ? middle - titleWidth / 2 : side
  const baseline = pen.y + titleSize * 1.1
  const rule = (x1: number, x2: number, at: number) =>
    pen.draw({ kind: 'line', x1, y1: at, x2, y2: at, stroke: { colour: design.colour.rule, width: 1 } })
  pen.write('serif', title, { x, baseline, size: titleSize, colour: design.colour.title })
  if (design.title === 'middle') {
    const gap = size * 2
    const at = baseline - titleSize * 0.32
    rule(side, x - gap, at)
    rule(x + titleWidth + gap, edge, at)
    for (const lotusMiddle of [x - gap / 2, x + titleWidth + gap / 2])
      pen.draw(...lotus({ middle: lotusMiddle, y: at - size * 0.42, width: size * 1.1 }, design.colour.rule))
  } else rule(side, edge, baseline + titleSize * 0.42)
  pen.y += titleSize * (pen.isTight ? 1.85 : 2.05)
}
