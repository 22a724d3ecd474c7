/** What is drawn on a page, in points from its upper left corner. PDF and picture are made from the same marks. */
export type Mark =
  | { kind: 'box'; x: number; y: number; width: number; height: number; fill?: string; stroke?: Stroke }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; stroke: Stroke }
  | { kind: 'shape'; path: string; place: Place; fill?: string; stroke?: Stroke }
  | { kind: 'text'; x: number; baseline: number; runs: readonly Run[]; size: number; colour: string }
  | { kind: 'photo'; x: number; y: number; width: number; height: number; clip: string; jpeg: Uint8Array }

export interface Stroke {
  colour: string
  width: number
}
/** Where a shape drawn around its own origin goes: moved, then turned around a point of its own, then scaled. */
export interface Place {
  x: number
  y: number
  scale: number
  turn?: { degrees: number; x: number; y: number }
}
/** A stretch of text in one font file. */
export interface Run {
  font: FontFile
  text: string
}
export type FontFile = 'serif-marathi' | 'serif-latin' | 'sans-marathi' | 'sans-latin' | 'bold-marathi' | 'bold-latin'

export interface Page {
  width: number
  height: number
  marks: readonly Mark[]
}
