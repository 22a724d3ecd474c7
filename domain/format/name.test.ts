import { expect, it } from 'vitest'
import { fullName } from './name.ts'

it('leaves no gap where the middle name is missing', () => {
  expect(fullName({ first_name: 'Rutuja', middle_name: 'Sanjay', last_name: 'Jadhav' })).toBe('Rutuja Sanjay Jadhav')
  expect(fullName({ first_name: 'Rutuja', middle_name: ' ', last_name: 'Jadhav' })).toBe('Rutuja Jadhav')
})
