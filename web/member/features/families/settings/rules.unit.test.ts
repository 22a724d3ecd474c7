import { expect, it } from 'vitest'
import { passwordChangeErrors } from './rules.ts'

it.each([
  [
    ['', '', ''],
    {
      old_password: 'Please enter current password',
      password: 'Please enter password',
      confirm_password: 'Please enter confirm password',
    },
  ],
  [['12345', 'secret1', 'secret1'], { old_password: 'This field must be at least 6 characters' }],
  [['secret0', 'pass word', 'pass word'], { password: 'Space is not allowed in password' }],
  [['secret0', 'secret1', 'secret2'], { confirm_password: 'Passwords must match' }],
  [['secret0', 'secret1', 'secret1'], {}],
])('%j', ([old_password = '', password = '', confirm_password = ''], errors) => {
  expect(passwordChangeErrors({ old_password, password, confirm_password }, 'en')).toEqual(errors)
})
