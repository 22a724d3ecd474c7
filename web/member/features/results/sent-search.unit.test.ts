import { expect, it } from 'vitest'
import { searchToSend } from './sent-search.ts'

const ids = (count: number) =>
  Array.from({ length: count }, (_, n) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`)

it('sends what this browser keeps', () => {
  const kept = { diet_ids: ids(2), from_height: 150, order_by: 'kundali' as const }
  expect(searchToSend(kept)).toEqual(kept)
  expect(searchToSend(null)).toEqual({})
})

it('leaves to the server what an address is too short for', () => {
  // Each is its name, an equals sign, the id and what joins it to the next.
  const each = 'working_place_id='.length + 36 + 1
  const fitting = Math.floor((6000 - 1) / each)
  expect(searchToSend({ working_place_id: ids(fitting) })).toEqual({ working_place_id: ids(fitting) })
  expect(searchToSend({ working_place_id: ids(fitting + 1) })).toEqual({})
})
