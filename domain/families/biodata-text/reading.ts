import { noWidth } from './plain-text.ts'

/** What can be read out of a biodata. */
export type BiodataField =
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'gender'
  | 'birthDate'
  | 'birthTime'
  | 'birthPlace'
  | 'height'
  | 'bloodGroup'
  | 'maritalStatus'
  | 'education'
  | 'occupation'
  | 'annualIncome'
  | 'workPlace'
  | 'raas'
  | 'nakshatra'
  | 'charan'
  | 'gan'
  | 'nadi'
  | 'mangal'
  | 'gotra'
  | 'devak'
  | 'kuldaivat'
  | 'fatherOccupation'
  | 'motherOccupation'
  | 'brothers'
  | 'sisters'
  | 'mamaSurname'
  | 'mamaPlace'
  | 'nativeVillage'
  | 'nativeTaluka'
  | 'nativeDistrict'
  | 'residenceVillage'
  | 'residenceTaluka'
  | 'residenceDistrict'
  | 'mobile'
  | 'email'

/** A piece of the pasted text: as it was written, and in plain letters, with its place. */
export interface Piece {
  raw: string
  plain: string
  start: number
}

/** A value with the place that it was read from. */
export interface Reading {
  field: BiodataField
  value: string
  start: number
  end: number
  /** Whether nobody would read it otherwise. What is not sure is asked. */
  isSure: boolean
}

/** How families write one thing: the labels before it, and how its value is read. */
export interface Habit {
  labels: readonly string[]
  read: (piece: Piece, label: string) => Reading[]
}

/** Labels of two words, apart and as one: जन्म तारीख, जन्मतारीख, birth date, birthdate. */
export const labelsOf = (firsts: readonly string[], seconds: readonly string[]): string[] =>
  firsts.flatMap(first => seconds.flatMap(second => [`${first} ${second}`, `${first}${second}`]))

/** The part of a piece between two places, without what surrounds it. */
export function partOf({ raw, plain, start }: Piece, from: number, to: number): Piece {
  let [first, last] = [from, to]
  while (first < last && /[\s\ue000:;,|=\-/.]/.test(plain.charAt(first))) first++
  while (last > first && /[\s\ue000:;,|=/]/.test(plain.charAt(last - 1))) last--
  return { raw: raw.slice(first, last), plain: plain.slice(first, last), start: start + first }
}

export const wholeOf = (piece: Piece): Piece => partOf(piece, 0, piece.plain.length)

/** A text as the form has it: one line, without marks of WhatsApp. */
export const asText = ({ raw }: Piece): string =>
  raw
    .normalize('NFC')
    .replaceAll(noWidth, '')
    .replace(/[*_~]|\p{Extended_Pictographic}|[\p{Cf}\p{Variation_Selector}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const readAs = (field: BiodataField, piece: Piece, value: string, isSure = true): Reading => ({
  field,
  value,
  start: piece.start,
  end: piece.start + piece.plain.length,
  isSure,
})
