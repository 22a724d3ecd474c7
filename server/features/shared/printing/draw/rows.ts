import type { PrintedBiodata } from '#contract/families/printed-biodata.ts'
import { widthOf } from './fonts.ts'
import type { Pen } from './pen.ts'
import { wrap } from './wrap.ts'

type Section = PrintedBiodata['sections'][number]
type Row = Section['rows'][number]
interface Lines {
  labels: string[]
  values: string[]
}

const linesIn = ({ labels, values }: Lines) => Math.max(labels.length, values.length)

/** Writes the rows of all sections with their labels in one column. */
export function rowWriter(pen: Pen, sections: readonly Section[]) {
  const { design, side, right, size, lineHeight, lowest, top, isPhone } = pen
  const labelWidth = labelColumn(sections, size, (right - side) * (isPhone ? 0.36 : 0.27))
  const middleX = side + (right - side) / 2
  const linesOf = ([label, value]: Row, valueWidth: number): Lines => ({
    labels: wrap(label, labelWidth, text => widthOf('sans', text, size)),
    values: wrap(value, valueWidth, text => widthOf('bold', text, size)),
  })
  const heightOfLines = (lines: Lines) => linesIn(lines) * lineHeight + size * 0.18
  const linesThatFit = () => Math.floor((lowest - pen.y - size * 0.18) / lineHeight)

  /** Two short rows share a line where the whole width is free. */
  const isShort = (row: Row) => linesIn(linesOf(row, middleX - side - labelWidth - size * 2)) === 1
  const sharesLine = (row: Row, next: Row | undefined): next is Row =>
    next !== undefined && !isPhone && isShort(row) && isShort(next)

  /** Writes the lines where the pen stands and returns their height on the page where they end. */
  const writeLines = ({ labels, values }: Lines, x: number): number => {
    const count = linesIn({ labels, values })
    // A row stays whole, unless it takes half a page: then it goes on overleaf.
    const isLong = count * lineHeight > (lowest - top) / 2
    if (count > linesThatFit() && (!isLong || linesThatFit() < 3)) pen.newPage()
    const fits = linesThatFit()
    const baseline = (line: number) => pen.y + lineHeight * (line + 0.74)
    for (const [line, text] of labels.slice(0, fits).entries())
      pen.write('sans', text, { x, baseline: baseline(line), size, colour: design.colour.label })
    for (const [line, text] of values.slice(0, fits).entries())
      pen.write('bold', text, { x: x + labelWidth + size, baseline: baseline(line), size, colour: design.colour.value })
    if (count <= fits) return heightOfLines({ labels, values })
    pen.y += fits * lineHeight
    pen.newPage()
    return writeLines({ labels: labels.slice(fits), values: values.slice(fits) }, x)
  }
  const writeRow = (row: Row, x: number, edge: number): number =>
    writeLines(linesOf(row, edge - x - labelWidth - size), x)

  return {
    /** The height of rows where the whole width is free. */
    heightOf(rows: readonly Row[]): number {
      const [row, next] = rows
      if (!row) return 0
      const height = heightOfLines(linesOf(row, right - side - labelWidth - size))
      return height + this.heightOf(rows.slice(sharesLine(row, next) ? 2 : 1))
    },
    write(rows: readonly Row[]): void {
      for (let index = 0; index < rows.length; index++) {
        const [row, next] = [rows[index], rows[index + 1]]
        if (!row) continue
        const edge = pen.edge()
        const isShared = edge === right && sharesLine(row, next)
        // The row is written before `pen.y` is read, because writing it may begin a new page.
        const height = writeRow(row, side, isShared ? middleX : edge)
        if (isShared) {
          writeRow(next, middleX, right)
          index++
        }
        pen.y += height
      }
    },
  }
}

/** The width of the widest label of all sections, up to a bound, so that all values are aligned. */
const labelColumn = (sections: readonly Section[], size: number, widest: number) =>
  Math.min(widest, Math.max(...sections.flatMap(({ rows }) => rows.map(([label]) => widthOf('sans', label, size)))))
