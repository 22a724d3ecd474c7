import { expect, it } from 'vitest'
import { refusalFor } from '#server/http/errors.ts'
import { argonPasswords } from './passwords.ts'
import { QueueFull } from './work-queue.ts'

it('a password is hashed at the cost of production unless a test asks for less', async () => {
  const passwords = argonPasswords()
  const stored = await passwords.hash('saatpaule')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(stored, 'saatpaule')).toBe(true)
  expect(await passwords.matches(stored, 'saatpaul')).toBe(false)
  expect(await passwords.matches(null, 'nobody has this password')).toBe(false)
})

it('a full queue refuses the next password and asks its caller to come again', async () => {
  const passwords = argonPasswords({ atOnce: 1, longestQueue: 1 })
  // The first place is taken by the hash that stands in for accounts that do not exist.
  const waiting = passwords.hash('saatpaule')
  const refused: unknown = await passwords.hash('saatpaule').catch(error => error)
  expect(refused).toBeInstanceOf(QueueFull)
  expect(refusalFor(refused)).toMatchObject({
    code: 'slow_down',
    retryAfterSeconds: 5,
    sentence: { en: expect.stringMatching(/^Many families/) },
  })
  expect(await waiting).toContain('$argon2id$')
})

it('a full queue keeps nobody waiting who has a queue of their own', async () => {
  const passwords = argonPasswords({ atOnce: 1, longestQueue: 1 })
  const apart = passwords.withOwnQueue()
  const waiting = passwords.hash('saatpaule')
  await expect(passwords.hash('saatpaule')).rejects.toBeInstanceOf(QueueFull)
  await apart.matches(null, 'saatpaule')
  expect(await apart.hash('saatpaule')).toContain('$argon2id$')
  await waiting
})
