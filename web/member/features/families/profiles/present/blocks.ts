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
