import { tellsOfOwner } from '#domain/access/password-owner.ts'
import { isCommonPassword } from './common-passwords.ts'

export interface PasswordOwner {
  first_name: string
  last_name: string
  mobile: string | null
  email: string | null
}

/** Whether a password is one of the most common, or made of what everybody knows of its owner. */
export const isWeakPassword = (password: string, owner: PasswordOwner): boolean =>
  isCommonPassword(password) ||
  tellsOfOwner(password, [owner.first_name, owner.last_name, owner.mobile ?? '', owner.email ?? ''])
