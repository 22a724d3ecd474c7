export type HeadingLevel = 'h2' | 'h3'

/** Details under one heading, formatted. */
export interface Block {
  title: string
  /** The same in Marathi, beside an English heading. */
  mr: string
  rows?: readonly (readonly [label: string, value: string])[]
  /** Relatives and properties, which families list instead of filling in fields. */
  items?: readonly string[]
}
