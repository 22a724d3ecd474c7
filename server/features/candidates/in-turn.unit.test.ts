import { describe, expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

describe('work in turn', () => {
  it('runs so many at a time, lets some wait, and refuses the rest', async () => {
    const turn = inTurn({ atOnce: 2, waiting: 3 })
    let [running, most] = [0, 0]
    const work = async () => {
      running++
      most = Math.max(most, running)
      await new Promise(resolve => setTimeout(resolve, 1))
      running--
    }
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => turn(work)))
    expect(most).toBe(2)
    expect(ends.map(end => end.status)).toEqual([...Array(5).fill('fulfilled'), ...Array(3).fill('rejected')])
    await expect(turn(async () => 'free again')).resolves.toBe('free again')
  })

  it('gives its turn on when the work fails', async () => {
    const turn = inTurn({ atOnce: 1, waiting: 1 })
    const fails = turn(async () => {
      throw new Error('no')
    })
    const next = turn(async () => 'mine')
    await expect(fails).rejects.toThrow('no')
    await expect(next).resolves.toBe('mine')
  })
})
