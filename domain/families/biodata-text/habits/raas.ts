import { raasName } from '../../../kundali/names.ts'
import { findName, indexNames } from '../names.ts'
import { type Habit, type Piece, type Reading, readAs } from '../reading.ts'
import { charanIn, nakshatraIn } from './nakshatra.ts'

/** Other spellings of the signs, besides our own names. */
const spellings: Readonly<Record<number, readonly string[]>> = {
  1: ['mesha', 'aries', 'मेश'],
  2: ['vrishabh', 'vrushabha', 'vrishabha', 'vrushab', 'vrisabh', 'taurus', 'ऋषभ', 'वृषभ'],
  3: ['mithuna', 'gemini'],
  4: ['karka', 'karkat', 'karak', 'cancer'],
  5: ['sinha', 'simha', 'singh', 'leo'],
  6: ['virgo'],
  7: ['tul', 'tool', 'libra', 'तुळ', 'तूला', 'तुला'],
  8: ['vrishchik', 'vruschik', 'vrischik', 'vrushchika', 'scorpio', 'वृश्‍चिक'],
  9: ['dhanus', 'dhan', 'sagittarius', 'धनू'],
  10: ['makara', 'capricorn'],
  11: ['kumbha', 'aquarius'],
  12: ['min', 'meena', 'pisces'],
}
const names = indexNames(
  Object.entries(raasName).map(([code, { en, mr }]) => [code, [en, mr, ...(spellings[Number(code)] ?? [])]] as const),
)

function raasIn(piece: Piece): Reading[] {
  const found = findName(piece.plain, names)
  if (!found) return []
  const at = { ...piece, start: piece.start + found.start, plain: piece.plain.slice(found.start, found.end) }
  return [readAs('raas', at, found.value)]
}

/** The sign, and what stands beside it: रास / नक्षत्र / चरण : धनु / उत्तराषाढा / १. */
export const raas: Habit = {
  labels: [
    'रास',
    'राशी',
    'रास नक्षत्र',
    'रास नक्षत्र चरण',
    'राशी नक्षत्र',
    'जन्मरास',
    'जन्म रास',
    'जन्मराशी',
    'rashi',
    'raas',
    'raasi',
    'rasi',
    'moon sign',
    'rashi nakshatra',
    'rashi nakshatra charan',
    'ras nakshatra charan',
    'ras nakshatra',
    'janma ras',
    'janma rashi',
    'zodiac',
  ],
  read: piece => [...raasIn(piece), ...nakshatraIn(piece), ...charanIn(piece)],
}
