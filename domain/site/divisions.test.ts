import { expect, it } from 'vitest'
import { dividedDistricts, divisionOf } from './divisions.ts'

it('every district of Maharashtra has one division', () => {
  expect([dividedDistricts.length, new Set(dividedDistricts).size]).toEqual([36, 36])
  expect([divisionOf('Satara'), divisionOf('Beed'), divisionOf('Belagavi')]).toEqual([
    'Pune',
    'Chhatrapati Sambhajinagar',
    null,
  ])
})
