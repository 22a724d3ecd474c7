import type { HabitName } from './habits/all.ts'
import { readName } from './habits/name.ts'
import type { LabelledValue } from './labelled-values.ts'
import { type Piece, partOf } from './reading.ts'

/** One of several who stand in one text, with the text that tells of nobody else of them. */
export interface Candidate {
  name: string
  text: string
}

const most = 4
const ofEach: readonly HabitName[] = ['birthDate', 'height', 'education', 'occupation']
/** They tell of all who stand above them. */
const ofAll: readonly HabitName[] = [
  'father',
  'mother',
  'nativePlace',
  'residence',
  'contact',
  'gotra',
  'kuldaivat',
  'mama',
]
export const titled = /^(?:\d{1,2}[).]\s*)?(?=(?:कु|कुमारी|चि|ku|kum|kumari|chi|miss|mr|ms|dr|डॉ)[. ])/

const firstNameIn = (piece: Piece, label = ''): string | undefined =>
  readName(piece, label).find(({ field }) => field === 'firstName')?.value

/** The candidates of a text that tells of several. With one, or none, it is empty. */
export function candidatesOf(
  source: string,
  values: readonly LabelledValue<HabitName>[],
  unlabelled: readonly Piece[],
): Candidate[] {
  const named = [
    ...values
      .filter(({ kind }) => kind === 'name')
      .map(({ start, value, label }) => ({ start, name: firstNameIn(value, label) })),
    ...unlabelled
      .filter(({ plain }) => titled.test(plain))
      .map(piece => {
        const title = titled.exec(piece.plain)?.[0].length ?? 0
        return { start: piece.start, name: firstNameIn(partOf(piece, title, piece.plain.length)) }
      }),
  ]
    .filter((one): one is { start: number; name: string } => one.name !== undefined)
    .sort((one, other) => one.start - other.start)
    .filter(({ name }, nth, all) => all.findIndex(other => other.name === name) === nth)
  const begins = named.map(({ start }) => startWithHeading(source, start))
  const parts = named.map(({ name }, nth) => {
    const from = begins[nth] ?? 0
    return { name, from, to: begins[nth + 1] ?? endOfLast(source, named[nth]?.start ?? 0, values) }
  })
  const areWhole = parts.every(({ from, to }) => {
    const own = values.filter(({ start }) => start >= from && start < to).map(({ kind }) => kind)
    return (
      own.some(kind => kind === 'birthDate' || kind === 'height') &&
      own.filter(kind => ofEach.includes(kind)).length > 1
    )
  })
  if (parts.length < 2 || parts.length > most || !areWhole) return []
  return parts.map(({ name, from }) => ({
    name,
    text: parts.reduce(
      (text, other) =>
        other.from === from
          ? text
          : text.slice(0, other.from) + text.slice(other.from, other.to).replace(/[^\n]/g, ' ') + text.slice(other.to),
      source,
    ),
  }))
}

/** The line of a name, or the heading above it: DAUGHTER. */
function startWithHeading(source: string, at: number): number {
  const line = source.lastIndexOf('\n', at - 1) + 1
  const above = source.lastIndexOf('\n', line - 2) + 1
  const heading = source.slice(above, Math.max(above, line - 1))
  return line > 0 && heading.trim() !== '' && heading.length < 25 && !/[:\d]/.test(heading) ? above : line
}

/** The last of them ends at an empty line, or where the family is told of. */
function endOfLast(source: string, start: number, values: readonly LabelledValue<HabitName>[]): number {
  const family = values.find(one => one.start > start && ofAll.includes(one.kind))
  const gap = /\n[ \t]*\n/.exec(source.slice(start))
  return Math.min(family?.start ?? source.length, gap ? start + gap.index : source.length)
}
