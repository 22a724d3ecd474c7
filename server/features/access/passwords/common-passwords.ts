import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// The most common passwords of six characters and more, one a line, from the MIT-licensed lists of zxcvbn-ts.
const common = new Set(
  readFileSync(
    join(import.meta.dirname, '..', '..', '..', '..', 'domain', 'access', 'common-passwords.txt'),
    'utf8',
  ).split('\n'),
)

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
