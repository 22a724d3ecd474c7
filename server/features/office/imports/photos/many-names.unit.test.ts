import { describe, expect, it } from 'vitest'
import { zipOfNumbers } from '#server/testing/bombs.ts'
import { byPhotoKey } from './queries.ts'
import { readZipDirectory } from './zip-directory.ts'

const count = 49_000

/** How often the node could answer somebody else meanwhile. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ turns: number; result: T }> {
  let turns = 0
  let isOver = false
  const next = () => {
    turns++
    if (!isOver) setImmediate(next)
  }
  setImmediate(next)
  const result = await work()
  isOver = true
  return { turns, result }
}

describe('a ZIP of forty-nine thousand names', () => {
  it('is read in portions, between which the node answers others', async () => {
    const zip = zipOfNumbers(count)
    const read = async (from: number, length: number) => zip.subarray(from, from + length)
    const listed = await turnsDuring(() => readZipDirectory(zip.length, read))
    expect(listed.result).toHaveLength(count)
    expect(listed.turns).toBeGreaterThan(400)
    const some = listed.result.slice(0, 5_000)
    const keyed = await turnsDuring(() => byPhotoKey(some))
    expect(keyed.result.size).toBe(some.length)
    expect(keyed.turns).toBeGreaterThan(40)
  })
})
