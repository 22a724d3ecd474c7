import { expect, it } from 'vitest'
import { CallFailed } from '#web/api/client.ts'
import { withRetries } from './with-retries.ts'

/** Answers with these statuses in turn, and with the last one from then on. */
function lineThat(...statuses: number[]) {
  let tries = 0
  return {
    tries: () => tries,
    send: async () => {
      const status = statuses[Math.min(tries++, statuses.length - 1)] ?? 200
      if (status !== 200) throw new CallFailed(status, '')
      return 'sent'
    },
  }
}

it('a line that breaks for a moment costs a few tries, and a refusal none', async () => {
  const broken = lineThat(0, 503, 200)
  expect([await withRetries(broken.send, [0, 0, 0]), broken.tries()]).toEqual(['sent', 3])
  const refused = lineThat(400)
  await expect(withRetries(refused.send, [0, 0, 0])).rejects.toThrow(CallFailed)
  expect(refused.tries()).toBe(1)
  const gone = lineThat(0)
  await expect(withRetries(gone.send, [0, 0, 0])).rejects.toThrow(CallFailed)
  expect(gone.tries()).toBe(4)
})
