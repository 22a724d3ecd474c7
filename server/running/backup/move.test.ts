import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { contentOf, rulesOf } from '#server/testing/database-content.ts'
import { refusedFromBefore, wasMigratedBefore } from '#server/testing/from-before.ts'
import { bareDatabase, cloneTemplate } from '#server/testing/template.ts'
import { testWorld } from '#server/testing/world.ts'
import { moveDatabase } from './move.ts'
import { noProgress, type Progress } from './progress.ts'

const world = testWorld()
const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of drops) await drop()
})
beforeAll(async () => {
  await makeDemo(world.db, cheapPasswords(), { members: 60, now: world.clock.now() })
})

async function newDatabase(make = bareDatabase): Promise<string> {
  const { url, drop } = await make(inject('postgresUrl'))
  drops.push(drop)
  return url
}
const moves = (toUrl: string, progress: Progress = noProgress) => moveDatabase({ fromUrl: world.url, toUrl, progress })

describe('a move', () => {
  it('that was cut off goes on with what is missing or has changed, and everything is equal', async () => {
    const url = await newDatabase()
    const cutOff = {
      ...noProgress,
      table(name: string) {
        if (name === 'members') throw new Error('the power went')
      },
    }
    await expect(moves(url, cutOff)).rejects.toThrow('the power went')

    // No server takes half a community for a whole one.
    const { db, close } = openPostgres(url, { connections: 1 })
    await expect(migrate(db)).rejects.toThrow('run saptapadi move again')

    await sql`update countries set name_en = name_en || ' (new)'`.execute(world.db)
    const moved: string[] = []
    const { members } = await moves(url, { ...noProgress, table: name => moved.push(name) })
    expect(members).toBe(60)
    expect(moved[0]).toBe('countries')
    expect(moved[1]).toBe('memberships')
    expect(await contentOf(url)).toEqual(await contentOf(world.url))
    expect(await rulesOf(url)).toEqual(await rulesOf(world.url))
    const next = await sql<{ n: number }>`select nextval('registration_numbers') as n`.execute(db)
    const last = await sql<{ n: number }>`select last_value as n from registration_numbers`.execute(world.db)
    expect(next.rows[0]?.n).toBe((last.rows[0]?.n ?? 0) + 1)
    expect(await migrate(db)).toEqual([])
    await close()
  })

  it('takes nothing from before version 1.0.0, also where one was begun', async () => {
    const old = await newDatabase(cloneTemplate)
    const { db, close } = openPostgres(old, { connections: 1 })
    await wasMigratedBefore(db)
    await close()
    const url = await newDatabase()
    const move = { fromUrl: old, toUrl: url, progress: noProgress }
    await expect(moveDatabase(move)).rejects.toThrow(refusedFromBefore)
    expect(await contentOf(url)).toEqual({})
    const begun = openPostgres(url, { connections: 1 })
    await sql`create table unfinished_move (name text primary key, totals jsonb not null)`.execute(begun.db)
    await begun.close()
    await expect(moveDatabase(move)).rejects.toThrow(refusedFromBefore)
  })

  it('goes into an empty database alone', async () => {
    await expect(moves(await newDatabase(cloneTemplate))).rejects.toThrow('the new database is not empty')
  })
})
