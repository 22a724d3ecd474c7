import { expect, it } from 'vitest'
import { passwordErrors } from './rules.ts'

const errorsOf = (password: string, confirm_password: string) => passwordErrors({ password, confirm_password }, 'en')

it.each([
  ['', '', { password: 'Please enter password', confirm_password: 'Please enter confirm password' }],
  ['12345', '12345', { password: 'This field must be at least 6 characters' }],
  ['pass word', 'pass word', { password: 'Space is not allowed in password' }],
  ['     ', '     ', { password: 'Space is not allowed in password' }],
  ['secret1', '', { confirm_password: 'Please enter confirm password' }],
  ['secret1', 'secret2', { confirm_password: 'Passwords must match' }],
  [
    'x'.repeat(129),
    'x'.repeat(129),
    {
      password: 'This field must be at most 128 characters',
      confirm_password: 'This field must be at most 128 characters',
    },
  ],
  ['secret1', 'secret1', {}],
])('%j and %j', (password, confirm, errors) => {
  expect(errorsOf(password, confirm)).toEqual(errors)
})
