import { afterAll, describe, expect, it } from 'vitest'
import { bride } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import { rowsOf } from '../loading/rows.ts'
import type { Scan } from '../scans/page.ts'
import { packIds } from '../store/ids.ts'
import { rowLength } from '../store/layout.ts'
import { startScanner } from './scanner.ts'

const world = testWorld()
const everybody: Scan = {
  filters: [],
  direction: 'desc',
  scores: null,
  scored: 'place',
  excluded: [],
  offset: 0,
  limit: 20,
}

describe('the scanning thread', () => {
  const deaths: string[] = []
  const scanner = startScanner(
    error => deaths.push(error.name),
    () => 0,
  )
  afterAll(() => scanner.close())

  it('holds what it was given', async () => {
    const her = await bride(world)
    scanner.load(await rowsOf(world.db, [her.id]))
    expect(await scanner.find('F', everybody)).toEqual({ count: 1, ids: packIds([her.id]) })
    expect(await scanner.find('M', everybody)).toEqual({ count: 0, ids: packIds([]) })
    expect((await scanner.size()).members).toBe(1)
  })

  it('that dies refuses who waits, and comes back empty', async () => {
    scanner.load(new Uint8Array(rowLength - 1))
    await expect(scanner.find('F', everybody)).rejects.toThrow()
    await expect(scanner.find('F', everybody)).rejects.toThrow('no scanning thread')
    await soon(() => deaths, ['RangeError'])
    expect(await scanner.find('F', everybody)).toEqual({ count: 0, ids: packIds([]) })
  })
})
