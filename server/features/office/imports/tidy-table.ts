import { importMaxColumns, importMaxRows } from '#domain/office/imports.ts'
import { type Table, Unreadable } from './table.ts'

/** No field of a biodata holds more, so that a longer cell only fails its own check. */
const longestCell = 1_000
const longestHeading = 100

const clean = (cell: string, longest: number) =>
  cell
    .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
    .slice(0, longest)

/** Collects the rows of a sheet as they are read: the first that holds anything has the headings, and empty ones are left out. */
export function tableCollector() {
  let columns: string[] | null = null
  const rows: Table['rows'] = []
  return {
    add(row: number, cells: readonly string[]) {
      const cleaned = cells.map(cell => clean(cell, longestCell))
      while (cleaned.at(-1) === '') cleaned.pop()
      if (cleaned.length === 0) return
      if (cleaned.length > importMaxColumns) throw new Unreadable('too_many_columns')
      if (!columns) {
        columns = cleaned.map(cell => cell.slice(0, longestHeading))
        return
      }
      if (rows.length >= importMaxRows) throw new Unreadable('too_many_rows')
      rows.push({ row, cells: cleaned })
    },
    table(): Table {
      if (!columns || rows.length === 0) throw new Unreadable('no_rows')
      const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), columns.length)
      return { columns: Array.from({ length: width }, (_, at) => columns?.[at] ?? ''), rows }
    },
  }
}
