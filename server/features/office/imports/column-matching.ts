import type { InputOf } from '#contract/endpoint.ts'
import {
  type ImportTarget,
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

/** The matching as it is stored: values by their keys, so that spaces and dots make no difference. */
export function storedMatching({ columns, fixed, values }: InputOf<typeof matchImport>): Matching {
  const stored: Matching = { columns, fixed: {}, values: {} }
  for (const { target, value } of fixed) if (value.trim() !== '') stored.fixed[target] = value.trim()
  for (const { target, value, choice } of values)
    if (choice !== '' && isListed(target))
      stored.values[target] = { ...stored.values[target], [entryKey(value)]: choice }
  return stored
}

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

/** The needed fields that neither a column nor a fixed value gives. A taluka gives its district. */
export function missingTargets({ columns, fixed }: Matching): ImportTarget[] {
  const given = new Set<string>([...columns, ...Object.keys(fixed)])
  if (given.has('full_name') || given.has('full_name_surname_first')) given.add('first_name').add('last_name')
  if (given.has('native_place_taluka_id')) given.add('native_place_district_id')
  return neededTargets.filter(target => !given.has(target))
}
