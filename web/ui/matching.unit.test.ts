import { expect, test } from 'vitest'
import { exactly, matching } from './matching.ts'

const talukas = [
  { value: '1', label: 'Karad', also: ['कराड'], detail: 'Satara' },
  { value: '2', label: 'Satara', also: ['सातारा'], detail: 'Satara' },
  { value: '3', label: 'Chhatrapati Sambhajinagar', also: ['Aurangabad'] },
  { value: '4', label: 'Miraj', also: ['मिरज'], detail: 'Sangli' },
]
const found = (typed: string) => matching(talukas, typed).map(choice => choice.value)

test('nothing typed leaves the list as it is', () => {
  expect(found('  ')).toEqual(['1', '2', '3', '4'])
})

test('names that begin so come before the talukas of a district called so', () => {
  expect(found('sat')).toEqual(['2', '1'])
})

test('found by the Marathi name, by an old name and by a later word', () => {
  expect(found('मिर')).toEqual(['4'])
  expect(found('aurang')).toEqual(['3'])
  expect(found('samb')).toEqual(['3'])
})

test('a piece inside a word is found last', () => {
  expect(found('ra')).toEqual(['1', '2', '3', '4'])
  expect(found('xyz')).toEqual([])
})

test('a whole name stands for its choice, unless two share it', () => {
  expect(exactly(talukas, ' karad ')?.value).toBe('1')
  expect(exactly(talukas, 'मिरज')?.value).toBe('4')
  expect(exactly(talukas, 'kara')).toBeNull()
  expect(exactly([...talukas, { value: '5', label: 'Karad' }], 'Karad')).toBeNull()
})
