import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('says of one what is said of one', () => {
  expect([0, 1, 2300].map(n => counted(n, 'member'))).toEqual(['0 members', '1 member', '2,300 members'])
  expect([1, 2].map(n => counted(n, 'row is', 'rows are'))).toEqual(['1 row is', '2 rows are'])
})
