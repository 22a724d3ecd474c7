import { isCommonPassword } from './common-passwords.ts'

export interface PasswordOwner {
  first_name: string
  last_name: string
  mobile: string
  email: string
}

// A shorter name, such as Om, stands in too many good passwords.
const shortestTellingPart = 4

/** Whether a password is one of the most common, or made of what everybody knows of its owner. */
export function isWeakPassword(password: string, owner: PasswordOwner): boolean {
  if (isCommonPassword(password)) return true
  const typed = password.toLowerCase()
  return [owner.first_name, owner.last_name, owner.mobile, owner.email.split('@')[0] ?? '']
    .map(part => part.toLowerCase())
    .some(part => part.length >= shortestTellingPart && typed.includes(part))
}
