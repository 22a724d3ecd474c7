import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'
import { noWaitForDisk } from './no-wait-for-disk.ts'

const world = testWorld()
const waits = async (db: typeof world.db) =>
  (await sql<{ waits: string }>`select current_setting('synchronous_commit') as waits`.execute(db)).rows[0]?.waits

it('a commit that need not wait for the disk is the only one of its connection', async () => {
  await world.db.connection().execute(async one => {
    const usual = await waits(one)
    const inside = await one.transaction().execute(async trx => {
      await sql`select from ${noWaitForDisk}`.execute(trx)
      return waits(trx)
    })
    expect(inside).toBe('off')
    expect(await waits(one)).toBe(usual)
    await sql`select from ${noWaitForDisk}`.execute(one)
    expect(await waits(one)).toBe(usual)
  })
  // The tests' own database never waits, so that a setting that stays would not show there.
  await world.db.connection().execute(async one => {
    await sql`set synchronous_commit = on`.execute(one)
    await sql`select from ${noWaitForDisk}`.execute(one)
    expect(await waits(one)).toBe('on')
    await sql`reset synchronous_commit`.execute(one)
  })
})
