import { setImmediate as aTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { QueueFull, roundRobinQueue } from './work-queue.ts'

/** A queue whose work ends when the test says so. */
function heldQueue(limits: { atOnce: number; longestQueue: number; longestOfOne: number }) {
  const queued = roundRobinQueue(limits)
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    asks: (memberId: string) =>
      queued(memberId, async () => {
        begun.push(memberId)
        await new Promise<void>(resolve => ends.push(resolve))
      }),
    async ends() {
      ends.shift()?.()
      await aTurn()
    },
  }
}

it('lets a family that wants one thing wait for one of those that another family wants', async () => {
  const { asks, begun, ends } = heldQueue({ atOnce: 1, longestQueue: 100, longestOfOne: 100 })
  const asked = Array.from({ length: 80 }, () => asks('Deshmukh'))
  asked.push(asks('Pawar'), asks('Pawar'), asks('Kulkarni'))
  for (let n = 0; n < asked.length; n++) await ends()
  await Promise.all(asked)
  const seven = ['Deshmukh', 'Pawar', 'Kulkarni', 'Deshmukh', 'Pawar', 'Deshmukh', 'Deshmukh']
  expect(begun.slice(0, 7)).toEqual(seven)
  expect(begun).toHaveLength(83)
})

it('refuses what is too much for one family or for all, and takes it when the line is shorter', async () => {
  const { asks, begun, ends } = heldQueue({ atOnce: 1, longestQueue: 3, longestOfOne: 2 })
  const asked = [asks('Deshmukh'), asks('Deshmukh'), asks('Deshmukh')]
  await expect(asks('Deshmukh')).rejects.toBeInstanceOf(QueueFull)
  asked.push(asks('Pawar'))
  await expect(asks('Kulkarni')).rejects.toBeInstanceOf(QueueFull)
  await ends()
  asked.push(asks('Kulkarni'))
  for (let n = 0; n < 4; n++) await ends()
  await Promise.all(asked)
  expect(begun).toEqual(['Deshmukh', 'Pawar', 'Deshmukh', 'Kulkarni', 'Deshmukh'])
})

it('goes on after work that failed', async () => {
  const queued = roundRobinQueue({ atOnce: 1, longestQueue: 2, longestOfOne: 2 })
  const fails = queued('Pawar', () => Promise.reject(new Error('no paper')))
  const works = queued('Pawar', async () => 'printed')
  await expect(fails).rejects.toThrow('no paper')
  expect(await works).toBe('printed')
})
