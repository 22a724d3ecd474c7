const repeated = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'] as const
const last = { 58: 'Shakuni', 59: 'Chatushpada', 60: 'Naga' } as const
export type KaranaName = (typeof repeated)[number] | 'Kimstughna' | 'Shakuni' | 'Chatushpada' | 'Naga'

/** The karana of its number, from 1 to 60. */
export function karanaNameOf(karana: number): KaranaName {
  if (karana === 1) return 'Kimstughna'
  if (karana === 58 || karana === 59 || karana === 60) return last[karana]
  return repeated[(karana - 2) % 7] ?? 'Bava'
}
