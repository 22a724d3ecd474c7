import { type FoundLabel, type Labels, labelAtEnd, labelsOfLine } from './labels.ts'
import { isProse } from './prose.ts'
import { type Piece, partOf } from './reading.ts'

export interface LabelledValue<K> {
  kind: K
  label: string
  /** Where the label begins. */
  start: number
  value: Piece
  isParted: boolean
  line: number
}

interface Line {
  start: number
  plain: string
}

function linesOf(plain: string): Line[] {
  let start = 0
  return plain.split('\n').map(line => {
    const here = { start, plain: line }
    start += line.length + 1
    return here
  })
}

const between = /^[\s\ue000.]{0,2}[-/|,&][\s\ue000]{0,2}$|^ (?:and|व|आणि|va) $/

const isEmpty = (line: string) => !/[\p{L}\p{N}]/u.test(line)
const cellsOf = (line: string) => [...line.matchAll(/[^|\t]+/g)].filter(([cell]) => !isEmpty(cell))

/** The values of a text under their labels, and the lines that have none. */
export function labelledValues<K>(source: string, plain: string, known: Labels<K>) {
  const lines = linesOf(plain)
  const whole: Piece = { raw: source, plain, start: 0 }
  const values: LabelledValue<K>[] = []
  const unlabelled: Piece[] = []
  const add = (
    { kind, label, start, isParted }: Omit<FoundLabel<K>, 'valueStart' | 'end'>,
    line: number,
    value: Piece,
  ) => values.push({ kind, label, start: (lines[line]?.start ?? 0) + start, value, isParted, line })
  /** Several labels before one value: रास-नाडी-गण : कन्या - आद्य - देव. Each has its part, or looks for it in the whole. */
  const addChain = (chain: readonly FoundLabel<K>[], line: number, value: Piece) => {
    const parts = [...value.plain.matchAll(/[^-/|,]+/g)]
    chain.forEach((label, nth) => {
      const part = parts[nth]
      const isOwn = parts.length === chain.length && part
      add(label, line, isOwn ? partOf(value, part.index, part.index + part[0].length) : value)
    })
  }
  const pieceOf = (line: Line, from = 0, to = line.plain.length) => partOf(whole, line.start + from, line.start + to)
  const nextFilled = (from: number) =>
    [from + 1, from + 2, from + 3].find(line => !isEmpty(lines[line]?.plain ?? '')) ?? null
  const ends = lines.map(line => labelAtEnd(line.plain, known))
  // Where most lines end with their label, the value stands before it.
  const isReversed = ends.filter(Boolean).length > lines.filter(line => !isEmpty(line.plain)).length / 2

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line || isEmpty(line.plain)) continue
    const end = ends[at]
    if (isReversed && end) {
      add({ ...end, start: 0, isParted: true }, at, pieceOf(line, 0, end.valueEnd))
      continue
    }
    const labels = isProse(line.plain) ? [] : labelsOfLine(line.plain, known)
    if (labels.length === 0) {
      unlabelled.push(pieceOf(line))
      continue
    }
    const below = nextFilled(at)
    const lineBelow = below === null ? null : lines[below]
    const isAlone = (label: FoundLabel<K>, next: number) => isEmpty(line.plain.slice(label.valueStart, next))
    const cells = cellsOf(line.plain)
    const cellsBelow = lineBelow ? cellsOf(lineBelow.plain) : []
    // A table with its labels in one row and the values in the next.
    if (labels.length >= 3 && labels.length === cells.length && cells.length === cellsBelow.length && below !== null)
      if (labels.every((label, nth) => isAlone(label, labels[nth + 1]?.start ?? line.plain.length))) {
        labels.forEach((label, nth) => {
          const cell = cellsBelow[nth]
          if (cell && lineBelow) add(label, at, pieceOf(lineBelow, cell.index, cell.index + cell[0].length))
        })
        at = below
        continue
      }
    const chain: FoundLabel<K>[] = []
    labels.forEach((label, nth) => {
      const after = labels[nth + 1]
      if (after && between.test(line.plain.slice(label.end, after.start))) {
        chain.push(label)
        return
      }
      if (chain.length > 0) {
        addChain([...chain.splice(0), label], at, pieceOf(line, label.valueStart, after?.start))
        return
      }
      const next = labels[nth + 1]?.start ?? line.plain.length
      const standsBelow = labels.length === 1 && isAlone(label, next) && lineBelow
      if (standsBelow && below !== null && labelsOfLine(lineBelow.plain, known, true).length === 0) {
        add(label, at, pieceOf(lineBelow))
        at = below
      } else add(label, at, pieceOf(line, label.valueStart, next))
    })
  }
  return { values, unlabelled }
}
