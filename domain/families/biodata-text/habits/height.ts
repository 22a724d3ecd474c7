import { heightOf } from '../../../office/import-values.ts'
import { type Habit, type Piece, partOf, type Reading, readAs } from '../reading.ts'

const feet = /(?<!\d)([4-6]) ?(?:'|ft|feet|foot|fut|phut|फूट|फुट|फु|फू)[.,]? ?-? ?(1[01]|\d)?(?!\d)/
const feetWithADot = /(?<!\d)([4-6])[.,](1[01]|\d)(?!\d)/
const centimetres = /(1[3-9]\d|2[01]\d)(?:\.\d+)? ?(?:cm|सेमी|से|$)/

const spelled = ['', 'एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ', 'नऊ', 'दहा', 'अकरा']
const inFigures = (plain: string) =>
  plain.replace(/[\p{L}\p{M}]{2,4}/gu, word => (spelled.includes(word) ? String(spelled.indexOf(word)) : word))

/** Centimetres of the list of heights, in the ways in which feet are written: 5'4", 5 ft 4, ५ फूट ४ इंच, 5.4, 5 fut 4. */
export function readHeight(piece: Piece): Reading[] {
  const plain = inFigures(piece.plain)
  const inFeet = feetWithADot.exec(plain) ?? feet.exec(plain)
  const match = inFeet ?? centimetres.exec(plain)
  if (!match) return []
  const cm = heightOf(inFeet ? `${inFeet[1]}'${inFeet[2] ?? 0}"` : `${match[1]} cm`)
  return cm ? [readAs('height', partOf(piece, 0, piece.plain.length), String(cm))] : []
}

/** A height without a label is one only with its feet. */
export const readLooseHeight = (piece: Piece): Reading[] =>
  /^[4-6] ?(?:'|ft|feet|फूट|फुट)/.test(piece.plain) && piece.plain.length < 25
    ? readHeight(piece).map(reading => ({ ...reading, isSure: false }))
    : []

export const height: Habit = {
  labels: [
    'उंची',
    'ऊंची',
    'उंंची',
    'उंची वजन',
    'उंची व वजन',
    'height',
    'height weight',
    'height and weight',
    'ht',
    'ht wt',
    'hight',
    'unchi',
    'uncchi',
    'oonchi',
  ],
  read: readHeight,
}
