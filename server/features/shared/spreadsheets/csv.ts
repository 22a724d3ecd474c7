import { type Cell, harmless } from './cells.ts'

/** The byte order mark, without which spreadsheet programs garble Marathi. */
export const csvMark = '\uFEFF'

const csvCell = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell)
  return cell === null ? '' : `"${harmless(cell).replaceAll('"', '""')}"`
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A short sheet as CSV. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => csvMark + rows.map(csvLine).join('')

/** A sheet as CSV, with only one line in memory at a time. */
export async function* csvOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield csvMark
  for await (const row of rows) yield csvLine(row)
}
