import { expect, it } from 'vitest'
import { tokenIn } from './link-token.ts'

it.each([
  ['#token=abc-_9', '', 'abc-_9'],
  ['', '?token=old', 'old'],
  ['#token=new', '?token=old', 'new'],
  ['#token=', '?token=old', 'old'],
  ['#content', '?mobile=N', null],
  ['#token=', '', null],
  ['', '', null],
])('the token of %j and %j is %j', (hash, search, token) => {
  expect(tokenIn({ hash, search })).toBe(token)
})
