import { nakshatraName } from '../../../kundali/names.ts'
import { findName, indexNames } from '../names.ts'
import { type Habit, type Piece, type Reading, readAs } from '../reading.ts'

/** Other spellings of the nakshatras, besides our own names. */
const spellings: Readonly<Record<number, readonly string[]>> = {
  1: ['ashvini', 'aswini'],
  3: ['krutika', 'kritika', 'krittika', 'krutikka', 'कृतिका', 'कृत्तीका'],
  5: [
    'mruga',
    'mrug',
    'mrig',
    'mrigashira',
    'mrugashirsha',
    'mrigshirsha',
    'mrugshira',
    'मृग',
    'मृगशिरा',
    'मृगशीर्षा',
    'मृगशिर्ष',
  ],
  6: ['aardra', 'arudra', 'आद्रा', 'आर्द्र'],
  7: ['पुनर्वसु'],
  8: ['pushyami', 'pushy', 'पुष्‍य'],
  9: ['aslesha', 'आश्लेशा', 'अश्लेषा'],
  10: ['makha', 'maghaa'],
  11: ['purva', 'purvaphalguni', 'purva falguni', 'purvafalguni', 'poorva phalguni', 'पूर्वाफाल्गुनी', 'पूर्वा'],
  12: ['uttara', 'uttaraphalguni', 'uttara falguni', 'uttarafalguni', 'उत्तराफाल्गुनी', 'उत्तरा'],
  13: ['hast'],
  14: ['chitraa'],
  15: ['svati'],
  16: ['visakha'],
  18: ['jyestha', 'jeshtha', 'jyeshta', 'ज्येष्टा', 'जेष्ठा'],
  19: ['mula', 'moola', 'mul', 'मुळ', 'मूल'],
  20: ['purva ashadha', 'purvashada', 'purva shadha', 'poorvashadha', 'पूर्वा आषाढा', 'पूर्वाषाढ'],
  21: ['uttara ashadha', 'uttarashada', 'uttara shadha', 'उत्तरा आषाढा', 'उत्तराषाढ'],
  22: ['shravana', 'sravana', 'shravan'],
  23: ['dhanishta', 'dhanista', 'धनिष्टा'],
  24: ['shatabhisha', 'shatbhisha', 'satabhisha', 'shattaraka', 'shatatarka', 'शतभिषा', 'शतताराका'],
  25: [
    'purvabhadrapada',
    'purva bhadra',
    'purvabhadra',
    'poorva bhadrapada',
    'purva bhadrapad',
    'पूर्वाभाद्रपदा',
    'पूर्वा भाद्रपद',
    'पूर्वाभाद्रपद',
  ],
  26: [
    'uttarabhadrapada',
    'uttara bhadra',
    'uttarabhadra',
    'uttara bhadrapad',
    'उत्तराभाद्रपदा',
    'उत्तरा भाद्रपद',
    'उत्तराभाद्रपद',
  ],
  27: ['revathi'],
}
const names = indexNames(
  Object.entries(nakshatraName).map(
    ([code, { en, mr }]) => [code, [en, mr, ...(spellings[Number(code)] ?? [])]] as const,
  ),
)

export function nakshatraIn(piece: Piece): Reading[] {
  const found = findName(piece.plain, names)
  if (!found) return []
  const at = { ...piece, start: piece.start + found.start, plain: piece.plain.slice(found.start, found.end) }
  // A family that writes Purva alone may mean any of three.
  const isWhole = !/^(?:purva|uttara|पूर्वा|उत्तरा)$/.test(at.plain)
  return [readAs('nakshatra', at, found.value, isWhole)]
}

const numbers: Readonly<Record<string, string>> = { प्रथम: '1', द्वितीय: '2', तृतीय: '3', चतुर्थ: '4' }
const charans = /(?:^|[^\d])([1-4])(?:st|nd|rd|th|ला|ले|रे|थे)?(?![\d])|प्रथम|द्वितीय|तृतीय|चतुर्थ/

export function charanIn(piece: Piece): Reading[] {
  const match = charans.exec(piece.plain)
  const value = match ? (match[1] ?? numbers[match[0]]) : undefined
  if (!match || !value) return []
  return [readAs('charan', { ...piece, start: piece.start + match.index, plain: match[0] }, value)]
}

export const nakshatra: Habit = {
  labels: [
    'नक्षत्र',
    'जन्मनक्षत्र',
    'जन्म नक्षत्र',
    'नक्षत्र चरण',
    'नक्षत्र व चरण',
    'nakshatra',
    'nakshtra',
    'nakshatr',
    'nakshatram',
    'nakshatra charan',
    'nakshatra and charan',
    'janma nakshatra',
    'star',
  ],
  read: piece => [...nakshatraIn(piece), ...charanIn(piece)],
}

export const charan: Habit = {
  labels: ['चरण', 'charan', 'pada', 'charana'],
  read: charanIn,
}
