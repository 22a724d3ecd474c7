import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openEmbedded } from '#server/db/open.ts'
import { testClock } from '#server/ports/clock.ts'
import { bride, groom } from '#server/testing/members.ts'
import { openPrepared } from '#server/testing/prepared-database.ts'
import { soon } from '#server/testing/soon.ts'
import { newYear, startedModel } from '#server/testing/world.ts'
import type { CandidateQuery } from './query.ts'
import type { ReadModel } from './read-model.ts'
import { sqlCandidates } from './sql-candidates.ts'

describe('on the embedded database', () => {
  let database: OpenDatabase
  let model: ReadModel
  const ground = () => ({ db: database.db, clock: testClock(newYear) })
  const brides: CandidateQuery = {
    gender: 'F',
    criteria: {},
    order: { by: 'kundali', direction: 'desc', place: 7 },
    excluded: [],
    offset: 0,
    limit: 20,
  }
  beforeAll(async () => {
    database = await openEmbedded(await openPrepared('empty'))
    await bride(ground())
    model = await startedModel(database)
  }, 180_000)
  afterAll(async () => {
    await model.close()
    await database.close()
  })

  it('the read model is loaded, hears of changes and agrees with plain SQL', async () => {
    expect(model.current()).toBe(true)
    const first = await model.find(brides)
    expect(first.count).toBe(1)
    await groom(ground())
    const her = await bride(ground())
    await soon(async () => (await model.find(brides)).count, 2)
    expect(await model.find(brides)).toEqual(await sqlCandidates(database.db).find(brides))
    await database.db.updateTable('members').set({ status: 'paused' }).where('id', '=', her.id).execute()
    await soon(() => model.find(brides), first)
    expect(model.current()).toBe(true)
  })

  it('hears what a transaction did only when it is done, and nothing of one undone', async () => {
    const before = await model.find(brides)
    await expect(
      database.db.transaction().execute(async trx => {
        await bride({ db: trx, clock: testClock(newYear) })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await database.db.transaction().execute(trx => bride({ db: trx, clock: testClock(newYear) }))
    await soon(async () => (await model.find(brides)).count, before.count + 1)
  })
})
