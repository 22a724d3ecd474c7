import type { InputOf } from '#contract/endpoint.ts'
import {
  type ImportTarget,
  isImportTarget,
  isListed,
  type Matching,
  neededTargets,
  targetOfHeader,
} from '#contract/office/import-targets.ts'
import type { matchImport } from '#contract/office/imports.ts'
import { entryKey } from '#domain/office/import-values.ts'
import type { Db } from '#server/db/open.ts'
import { rememberedColumns } from './queries.ts'
import type { ReadSheet } from './reader.ts'
import type { ColumnValues } from './table.ts'

/** What a value of a list means, by its key. */
export interface MatchedValue {
  target: string
  value: string
  choice: string
}

/** What the headings mean: what they meant in an earlier file, or what their words say. Two columns may mean the same field. */
export async function firstMatching(db: Db, { columns }: ReadSheet): Promise<Matching> {
  const headings = columns.map(({ name }) => name)
  const remembered = await rememberedColumns(db, headings)
  return {
    columns: headings.map(name => remembered.get(entryKey(name)) ?? targetOfHeader(name) ?? ''),
    fixed: {},
    values: {},
  }
}

/**
 * The matching as it is stored: values by their keys, so that spaces and dots make no difference. Rows are judged by it alone,
 * so it also has what the page need not send: what was matched before, in this file (`before`) or another (`remembered`).
 */
export function storedMatching(
  { columns, fixed, values }: InputOf<typeof matchImport>,
  { before, remembered }: { before: Matching; remembered: readonly MatchedValue[] },
): Matching {
  const choices: MatchedValue[] = [
    ...remembered,
    ...matchedValues(before),
    ...values.map(({ target, value, choice }) => ({ target, value: entryKey(value), choice })),
  ]
  const stored: Matching = { columns, fixed: {}, values: {} }
  for (const { target, value } of fixed) if (value.trim() !== '') stored.fixed[target] = value.trim()
  for (const { target, value, choice } of choices)
    if (isImportTarget(target) && isListed(target) && columns.includes(target))
      stored.values[target] = { ...stored.values[target], [value]: choice }
  return stored
}

/** The matched values one by one. An empty choice says that a value means no entry of the list. */
export const matchedValues = ({ values }: Matching): MatchedValue[] =>
  Object.entries(values).flatMap(([target, choices]) =>
    Object.entries(choices).map(([value, choice]) => ({ target, value, choice })),
  )

/** What this file teaches about headings, for the next file. */
export function columnsToRemember(columns: readonly { name: string }[], matching: Matching) {
  const targets = new Map<string, string>()
  columns.forEach(({ name }, at) => {
    const target = matching.columns[at]
    const header = entryKey(name)
    if (target && header) targets.set(header, target)
  })
  return [...targets].map(([header, target]) => ({ header, target }))
}

const countFilled = ({ values }: ColumnValues) => values.reduce((sum, [, count]) => sum + count, 0)

/**
 * The needed fields that a fixed value is to give: no column has them, or it is a list and some cells are empty. A taluka gives
 * its district.
 */
export function missingTargets(
  { columns, fixed }: Matching,
  sheet: { columns: readonly ColumnValues[]; rows: number },
): ImportTarget[] {
  const isFull = (target: ImportTarget | '') =>
    target === '' ||
    !isListed(target) ||
    sheet.columns.some((column, at) => columns[at] === target && countFilled(column) >= sheet.rows)
  const given = new Set<string>([...columns.filter(isFull), ...Object.keys(fixed)])
  if (given.has('full_name') || given.has('full_name_surname_first')) given.add('first_name').add('last_name')
  if (columns.includes('native_place_taluka_id') || given.has('native_place_taluka_id'))
    given.add('native_place_district_id')
  return neededTargets.filter(target => !given.has(target))
}
