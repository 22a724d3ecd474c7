import { findName, indexNames } from '../names.ts'
import { type BiodataField, type Habit, type Piece, partOf, type Reading, readAs, wholeOf } from '../reading.ts'

const counts = [
  ['0', ['0', 'no', 'none', 'nil', 'नाही', 'नाहीत', 'nahi', 'na', 'शून्य']],
  ['1', ['1', 'one', 'एक', 'ek']],
  ['2', ['2', 'two', 'दोन', 'don']],
  ['3', ['3', 'three', 'तीन', 'tin']],
  ['4', ['4', 'four', 'चार', 'char']],
] as const
const brother = ['brother', 'brothers', 'भाऊ', 'बंधू', 'bhau'] as const
const sister = ['sister', 'sisters', 'बहीण', 'बहिणी', 'bahin', 'bahini'] as const

const countIndex = indexNames(counts)
const counted = (words: readonly string[]) =>
  indexNames(
    counts.map(([count, spelled]) => [count, spelled.flatMap(one => words.map(word => `${one} ${word}`))] as const),
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
    return found && found.start < 3 ? [readAs(field, wholeOf(piece), found.value)] : []
  }

/** Numbers with what they count: 1 brother and 2 sisters. */
export const countedSiblings = (piece: Piece): Reading[] =>
  countedIndexes.flatMap(([field, index]) => {
    const found = findName(piece.plain, index)
    return found ? [readAs(field, partOf(piece, found.start, found.end), found.value)] : []
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
