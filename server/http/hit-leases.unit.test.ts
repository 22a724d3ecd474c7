import { describe, expect, it } from 'vitest'
import { type GrantedHits, hitLeases, hitsAtOnce } from './hit-leases.ts'

const limit = { hits: 25, seconds: 3600 }
const noon = new Date('2026-03-01T12:00:00Z')
const anHour = 3_600_000

/** The table of limits, as all nodes share it. */
function sharedTable() {
  const table = new Map<string, { hits: number; resetsAt: Date }>()
  let statements = 0
  let now = noon
  const clock = { now: () => now }
  const take = async (key: string, { hits, seconds }: typeof limit, wanted: number): Promise<GrantedHits> => {
    statements++
    const known = table.get(key)
    const isOver = !known || known.resetsAt <= now
    const row = isOver ? { hits: 0, resetsAt: new Date(now.getTime() + seconds * 1000) } : known
    const before = row.hits
    row.hits += wanted
    table.set(key, row)
    await Promise.resolve()
    return { hits: Math.max(0, Math.min(wanted, hits - before)), resetsAt: row.resetsAt }
  }
  return {
    node: () => hitLeases(clock, take),
    statements: () => statements,
    passes: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}
const allowed = (answers: (Date | null)[]) => answers.filter(answer => answer === null).length

describe('hits that a node takes a few at a time', () => {
  it('are exactly the limit, one after another, and write once for ten', async () => {
    const table = sharedTable()
    const node = table.node()
    for (let n = 0; n < limit.hits; n++) expect(await node.spend('pages of Asha', limit)).toBeNull()
    expect(table.statements()).toBe(Math.ceil(limit.hits / hitsAtOnce))
    expect(await node.spend('pages of Asha', limit)).toEqual(new Date(noon.getTime() + anHour))
    expect(await node.spend('pages of Bina', limit)).toBeNull()
  })

  it('are exactly the limit when all come at once', async () => {
    const node = sharedTable().node()
    const answers = await Promise.all(Array.from({ length: 60 }, () => node.spend('pages of Asha', limit)))
    expect(allowed(answers)).toBe(limit.hits)
  })

  it('never exceed the limit on two nodes, and lose less than one lease', async () => {
    const table = sharedTable()
    const [one, other] = [table.node(), table.node()]
    const answers: (Date | null)[] = []
    for (let n = 0; n < 60; n++) answers.push(await (n % 3 === 0 ? one : other).spend('pages of Asha', limit))
    expect(allowed(answers)).toBeLessThanOrEqual(limit.hits)
    expect(allowed(answers)).toBeGreaterThan(limit.hits - hitsAtOnce)
  })

  it('are not carried into the next hour', async () => {
    const table = sharedTable()
    const node = table.node()
    await node.spend('pages of Asha', limit)
    table.passes(anHour)
    const answers: (Date | null)[] = []
    for (let n = 0; n < 30; n++) answers.push(await node.spend('pages of Asha', limit))
    expect(allowed(answers)).toBe(limit.hits)
  })
})
