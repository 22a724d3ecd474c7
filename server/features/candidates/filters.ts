import type { MasterData } from '#server/features/master-data/queries.ts'
import { abroadAnswers, type Criteria, type Range } from './criteria.ts'
import { type Column, codeLimit, columns } from './layout.ts'
import type { Filter } from './scan.ts'

/** The code of an option or a place in its own list; none for what is not in that list. */
export type CodeOf = (column: Column, id: string) => number | undefined

export function codesIn(data: MasterData): CodeOf {
  const codes = (rows: readonly { id: string; position: number }[]) =>
    new Map(rows.map(row => [row.id, row.position + 1]))
  const options = (type: string) => codes(data.options.filter(row => row.type === type))
  const known: Partial<Record<Column, Map<string, number>>> = {
    maritalStatus: options('MARITAL_STATUS'),
    educationGroup: options('EDUCATION_GROUP'),
    occupationType: options('OCCUPATION_TYPE'),
    diet: options('DIET'),
    devak: options('DEVAK'),
    workLocation: codes(data.workLocations),
    nativeDistrict: codes(data.districts),
    moveAbroad: new Map(abroadAnswers.map((answer, n) => [answer, n + 1])),
  }
  return (column, id) => known[column]?.get(id)
}

const table = (column: Column, fill: (matches: Uint8Array) => void): Filter => {
  const matches = new Uint8Array(codeLimit)
  fill(matches)
  return { column: columns.indexOf(column), matches }
}

function within(column: Column, range: Range | undefined): Filter[] {
  if (!range) return []
  const from = Math.max(range.from ?? 0, 0)
  const to = range.to ?? codeLimit
  return [table(column, matches => (from <= to ? matches.fill(1, from, to + 1) : matches))]
}

export function filtersFor(criteria: Criteria, codeOf: CodeOf): Filter[] {
  const among = (column: Column, ids: readonly string[] | undefined): Filter[] => {
    if (!ids) return []
    const codes = ids.flatMap(id => codeOf(column, id) ?? [])
    return [
      table(column, matches => {
        for (const code of codes) matches[code] = 1
      }),
    ]
  }
  const { notDevak } = criteria
  const devak = notDevak === undefined ? undefined : codeOf('devak', notDevak)
  return [
    ...among('maritalStatus', criteria.maritalStatus),
    ...among('educationGroup', criteria.educationGroup),
    ...among('occupationType', criteria.occupationType),
    ...among('diet', criteria.diet),
    ...among('workLocation', criteria.workLocation),
    ...among('nativeDistrict', criteria.nativeDistrict),
    ...among('moveAbroad', criteria.moveAbroad),
    ...within('birthYear', criteria.birthYear),
    ...within('height', criteria.height),
    ...(devak === undefined ? [] : [table('devak', matches => matches.fill(1).fill(0, devak, devak + 1))]),
  ]
}
