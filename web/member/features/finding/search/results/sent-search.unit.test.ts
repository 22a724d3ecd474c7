import { expect, it } from 'vitest'
import { searchToSend } from './sent-search.ts'

const ids = (count: number) =>
  Array.from({ length: count }, (_, n) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`)

it('sends what this tab searched for, in its order', () => {
  const criteria = { diet_ids: ids(2), from_height: 150 }
  expect(searchToSend({ criteria, order: 'kundali' })).toEqual({ ...criteria, order_by: 'kundali', sort_by: 'DESC' })
  expect(searchToSend(null)).toEqual({})
})

it('leaves to the server what an address is too short for', () => {
  expect(searchToSend({ criteria: { working_place_id: ids(100) }, order: 'created_at' })).toHaveProperty('sort_by')
  expect(searchToSend({ criteria: { working_place_id: ids(120) }, order: 'created_at' })).toEqual({})
})
