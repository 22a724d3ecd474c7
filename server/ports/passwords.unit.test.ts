import { expect, it } from 'vitest'
import { refusalFor } from '#server/http/errors.ts'
import { argonPasswords, PasswordQueueFull } from './passwords.ts'

it('a full queue refuses the next password and asks its caller to come again', async () => {
  const passwords = argonPasswords(1, 1)
  // The first place is taken by the hash that stands in for accounts that do not exist.
  const waiting = passwords.hash('saatpaule')
  const refused: unknown = await passwords.hash('saatpaule').catch(error => error)
  expect(refused).toBeInstanceOf(PasswordQueueFull)
  expect(refusalFor(refused)).toMatchObject({ code: 'slow_down', retryAfterSeconds: 5 })
  expect(await waiting).toContain('$argon2id$')
})
