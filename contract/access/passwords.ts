import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'

/** Ends every session, this one included. A member without a password sets one: `old_password` is then the code of `POST /user/code`. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/change-password',
  access: 'member',
  writes: true,
  limits: ['password again'],
  input: z.strictObject({
    old_password: field.oldPassword,
    password: field.password,
    confirm_password: field.confirmPassword,
  }),
  /** A first password, which a code alone proves, begins a day later. */
  output: z.object({ message: z.string(), begins_at: z.string().nullable(), warning: z.string().optional() }),
})
