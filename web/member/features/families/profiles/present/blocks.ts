import { missing } from '#domain/format/missing.ts'

export type HeadingLevel = 'h2' | 'h3'

/** Details under one heading, formatted. */
export interface Block {
  title: string
  /** The title in Marathi, which follows an English one. */
  mr: string
  rows?: readonly (readonly [label: string, value: string])[]
  /** Relatives and properties are lists instead of labelled fields. */
  items?: readonly string[]
}

/** What was told. Only its owner is helped by reading which rows are empty. */
export const toldOnly = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap(({ rows, items, ...block }) => {
    const told = rows?.filter(([, value]) => value !== missing) ?? []
    if (told.length === 0 && !items?.length) return []
    return [{ ...block, ...(told.length > 0 && { rows: told }), ...(items?.length && { items }) }]
  })
