import { describe, expect, it } from 'vitest'
import { byPhotoKey } from './queries.ts'
import { readZipDirectory } from './zip-directory.ts'

const count = 49_000

/** The directory of a ZIP whose files are named by numbers from abroad, the slowest names to read. */
function directoryOfNumbers(): Buffer {
  const entries = Array.from({ length: count }, (_, n) => {
    const name = Buffer.from(`+4420${70_000_000 + n}.jpg`)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(name.length, 28)
    return Buffer.concat([entry, name])
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length, 12)
  return Buffer.concat([directory, end])
}

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
    const zip = directoryOfNumbers()
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
