import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { Listener } from '#server/db/listen.ts'
import { QueueFull } from '#server/ports/work-queue.ts'
import { bride, groom } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import type { FinderQuery } from '../query.ts'
import { type ReadModel, readModel } from '../read-model.ts'
import { sqlFinder } from '../sql/finder.ts'
import { isContinued } from './changes.ts'

const world = testWorld()
const allOf = (gender: 'F' | 'M', criteria: FinderQuery['criteria'] = {}): FinderQuery => ({
  gender,
  criteria,
  order: { by: 'joined', direction: 'desc' },
  excluded: [],
  offset: 0,
  limit: 2000,
})

/** A model whose listening connection the test cuts and mends. */
function modelWithLine() {
  const model = readModel({
    db: world.db,
    clock: world.clock,
    listen: async (_channel, listener) => {
      listeners.push(listener)
      listener.connected()
      return async () => {}
    },
  })
  const listeners: Listener[] = []
  let loads = 0
  const ready = new Promise<void>(resolve =>
    model.start({
      loaded: () => {
        loads++
        resolve()
      },
      failed: () => {},
    }),
  )
  const tell = (what: 'connected' | 'disconnected') => {
    for (const listener of listeners) listener[what]()
  }
  return { model, ready, loads: () => loads, cut: () => tell('disconnected'), mend: () => tell('connected') }
}
let model: ReadModel | null = null
afterEach(() => model?.close())

describe('the read model', () => {
  it('survives a cut of ten seconds under load without a reload, and misses nothing', async () => {
    const plain = sqlFinder(world.db, world.clock)
    const ids = (await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? bride(world) : groom(world))))).map(
      member => member.id,
    )
    const line = modelWithLine()
    model = line.model
    await line.ready
    line.cut()
    const until = performance.now() + 10_000
    let [changes, questions, bySql] = [0, 0, 0]
    const changing = async () => {
      for (let n = 0; performance.now() < until; n++) {
        const id = ids[(n * 7) % ids.length] ?? ''
        const status = n % 3 === 0 ? ('paused' as const) : ('active' as const)
        await world.db
          .updateTable('members')
          .set({ status, height_cm: 150 + (n % 30) })
          .where('id', '=', id)
          .execute()
        if (n % 25 === 0) ids.push((await bride(world)).id)
        changes++
        await pause(5)
      }
    }
    const asking = async () => {
      for (; performance.now() < until; questions++) {
        if (!line.model.current()) bySql++
        await line.model.find(allOf('F', { height: { from: 150, to: 160 + (questions % 20) } }))
        await pause(5)
      }
    }
    await Promise.all([changing(), asking(), asking()])
    expect(changes).toBeGreaterThan(100)
    // Polls keep the model in use all the time.
    expect(bySql).toBe(0)
    line.mend()
    for (const gender of ['F', 'M'] as const) {
      for (let from = 150; from < 180; from += 6) {
        const query = allOf(gender, { height: { from, to: from + 5 } })
        await soon(() => line.model.find(query), await plain.find(query))
      }
      await soon(() => line.model.find(allOf(gender)), await plain.find(allOf(gender)))
    }
    expect(line.model.current()).toBe(true)
    expect(line.loads()).toBe(1)
  })

  it('loads everything again on another timeline, after a long gap, or when transactions were undone', () => {
    const moment = { oldestOpen: '900', timeline: '00000001', at: 10_000 }
    expect(isContinued(moment, { ...moment, oldestOpen: '901', at: 12_000 })).toBe(true)
    expect(isContinued(moment, { ...moment, timeline: '00000002' })).toBe(false)
    expect(isContinued(moment, { ...moment, oldestOpen: '899' })).toBe(false)
    expect(isContinued(moment, { ...moment, at: moment.at + 3_500 })).toBe(false)
  })

  it('takes no more than it can while it is not loaded', async () => {
    const line = readModel({ db: world.db, clock: world.clock, listen: async () => async () => {} })
    model = line
    const open = await world.db.startTransaction().execute()
    await sql`lock table members in access exclusive mode`.execute(open)
    const answers = Promise.allSettled(Array.from({ length: 200 }, () => line.find(allOf('F'))))
    await pause(200)
    await open.commit().execute()
    const refused = (await answers).filter(answer => answer.status === 'rejected')
    expect(refused.length).toBeGreaterThan(50)
    expect(refused.every(answer => answer.reason instanceof QueueFull)).toBe(true)
  })
})
