import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { broken } from '#contract/field-words.ts'
import { tellsOfOwner } from '#domain/access/password-owner.ts'
import { Refusal } from '#server/http/refusal.ts'

// The most common passwords of six characters and more, one a line, from the MIT-licensed lists of zxcvbn-ts.
const common = new Set(
  readFileSync(
    join(import.meta.dirname, '..', '..', '..', '..', 'domain', 'access', 'common-passwords.txt'),
    'utf8',
  ).split('\n'),
)

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())

interface PasswordOwner {
  first_name: string
  last_name: string
  mobile: string | null
  email: string | null
}

/** Whether a password is a common one, or contains what everybody knows of its owner. */
export const isWeakPassword = (password: string, owner: PasswordOwner): boolean =>
  isCommonPassword(password) ||
  tellsOfOwner(password, [owner.first_name, owner.last_name, owner.mobile ?? '', owner.email ?? ''])

/** Refuses a new password that was typed differently the second time. */
export function refuseUnconfirmed(input: { password: string; confirm_password: string }): void {
  if (input.password !== input.confirm_password)
    throw new Refusal('bad_input', { fields: { confirm_password: broken('confirmed') } })
}
