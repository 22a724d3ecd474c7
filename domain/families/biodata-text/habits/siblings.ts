import { findName, indexNames } from '../names.ts'
import { type BiodataField, type Habit, type Piece, partOf, type Reading, readAs, wholeOf } from '../reading.ts'

const counts = [
  ['0', ['0', 'no', 'none', 'nil', 'नाही', 'नाहीत', 'nahi', 'na', 'शून्य']],
  ['1', ['1', 'one', 'एक', 'ek']],
  ['2', ['2', 'two', 'दोन', 'don']],
  ['3', ['3', 'three', 'तीन', 'tin']],
  ['4', ['4', 'four', 'चार', 'char']],
] as const
const brother = ['brother', 'brothers', 'bro', 'भाऊ', 'बंधू', 'bhau', 'bandhu'] as const
const sister = ['sister', 'sisters', 'sis', 'बहीण', 'बहिणी', 'bahin', 'bahini'] as const

/** What may stand between a number and what it counts: one elder sister. */
const ages = [
  '',
  'elder',
  'younger',
  'small',
  'big',
  'married',
  'unmarried',
  'मोठा',
  'मोठी',
  'लहान',
  'धाकटा',
  'धाकटी',
] as const

const countIndex = indexNames(counts)
const counted = (words: readonly string[]) =>
  indexNames(
    counts.map(
      ([count, spelled]) =>
        [
          count,
          spelled.flatMap(one => words.flatMap(word => ages.map(age => `${one} ${age} ${word}`.replace('  ', ' ')))),
        ] as const,
    ),
  )
const countedIndexes = [
  ['brothers', counted(brother)],
  ['sisters', counted(sister)],
] as const

/** A number at the beginning. What follows it tells of them: 1 (अविवाहित), 2 (elder, both married). */
const readCount =
  (field: BiodataField) =>
  (piece: Piece): Reading[] => {
    const found = findName(piece.plain, countIndex)
    if (!found || found.start >= 3) return []
    // Brackets tell of those who were counted. A number outside of them may count more: 1 elder, 1 younger.
    const rest = piece.plain.slice(found.end).replace(/\([^)]*\)?/g, ' ')
    return [readAs(field, wholeOf(piece), found.value, findName(rest, countIndex) === null)]
  }

/** Numbers with what they count: 1 brother and 2 sisters. */
export const countedSiblings = (piece: Piece): Reading[] =>
  countedIndexes.flatMap(([field, index]) => {
    const found = findName(piece.plain, index)
    const at = found && partOf(piece, found.start, found.end)
    // The number of a line is no count: 1. Brother.
    return found && at && /^[\p{L}\p{M}\p{N}]+[\s\ue000]/u.test(at.plain) ? [readAs(field, at, found.value)] : []
  })

export const brothers: Habit = {
  labels: [...brother, 'no of brothers', 'number of brothers'],
  read: readCount('brothers'),
}
export const sisters: Habit = {
  labels: [...sister, 'no of sisters', 'number of sisters'],
  read: readCount('sisters'),
}
export const siblings: Habit = {
  labels: ['भावंडे', 'भाऊ बहीण', 'siblings', 'brothers and sisters', 'brother sister', 'bhavande'],
  read: countedSiblings,
}
