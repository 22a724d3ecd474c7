import { mostMatchedValues } from '#domain/office/imports.ts'
import type { Table } from './table.ts'

/** A column with the commonest of its values. It is sealed with the import, because names and numbers stand there too. */
export interface ColumnValues {
  name: string
  samples: string[]
  values: [value: string, count: number][]
}

const longestValue = 100
const samplesShown = 3
/** Of a column with more different values than this only the first are counted: it is no list. */
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
