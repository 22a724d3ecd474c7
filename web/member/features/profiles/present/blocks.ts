export type HeadingLevel = 'h2' | 'h3'

/** A part of a biodata under one heading, ready to be read. */
export interface Block {
  title: string
  /** The same in Marathi, beside an English heading. */
  mr: string
  rows?: readonly (readonly [label: string, value: string])[]
  /** For what families list rather than fill in: relatives, properties. */
  items?: readonly string[]
}
