import { importMaxColumns, importMaxRows, mostMatchedValues } from '#domain/office/imports.ts'

/** A register as it was read: its headings, and its rows with the numbers that the sheet shows. */
export interface Table {
  columns: string[]
  rows: { row: number; cells: string[] }[]
}

/** Why a file cannot be read as a register. */
export type UnreadableReason =
  | 'damaged'
  | 'not_utf8'
  | 'no_rows'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_large_inside'

export class Unreadable extends Error {
  readonly reason: UnreadableReason
  constructor(reason: UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}

/** No field of a biodata holds more: a longer cell only fails the check of its field. */
export const longestCell = 1_000
const longestHeading = 100
/** More than a thousand letters for each of the most families. Cells that share one text take a small file far beyond. */
const mostLetters = 64_000_000

const clean = (cell: string, longest: number) =>
  cell
    .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
    .slice(0, longest)

/** Collects the rows of a sheet as they are read. The first row with any text has the headings; empty rows are left out. */
export function tableCollector() {
  let columns: string[] | null = null
  const rows: Table['rows'] = []
  let letters = 0
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
      letters = cleaned.reduce((sum, cell) => sum + cell.length, letters)
      if (letters > mostLetters) throw new Unreadable('too_large_inside')
      rows.push({ row, cells: cleaned })
    },
    table(): Table {
      if (!columns || rows.length === 0) throw new Unreadable('no_rows')
      const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), columns.length)
      return { columns: Array.from({ length: width }, (_, at) => columns?.[at] ?? ''), rows }
    },
  }
}

/** A column with its commonest values. It is sealed with the import, because it may hold names and numbers. */
export interface ColumnValues {
  name: string
  samples: string[]
  values: [value: string, count: number][]
}

const longestValue = 100
const samplesShown = 3
/** A column with more different values than this is not a list, so only the first ones are counted. */
const mostCounted = 5_000

export const columnValues = ({ columns, rows }: Table): ColumnValues[] =>
  columns.map((name, at) => {
    const counted = new Map<string, number>()
    for (const { cells } of rows) {
      const value = cells[at]
      if (!value || value.length > longestValue) continue
      if (counted.has(value) || counted.size < mostCounted) counted.set(value, (counted.get(value) ?? 0) + 1)
    }
    return {
      name,
      samples: [...counted.keys()].slice(0, samplesShown),
      values: [...counted].toSorted(([, one], [, other]) => other - one).slice(0, mostMatchedValues),
    }
  })
