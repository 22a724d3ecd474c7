import { type Cell, harmless } from './cells.ts'

/** Lets a sheet read Marathi as it was written. */
export const csvMark = '\uFEFF'

const csvCell = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell)
  return cell === null ? '' : `"${harmless(cell).replaceAll('"', '""')}"`
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A sheet as CSV, line by line: nothing but the line that is written stands in memory. */
export async function* csvOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield csvMark
  for await (const row of rows) yield csvLine(row)
}
