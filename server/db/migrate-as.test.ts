import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'
import { migrate } from './migrate.ts'
import { migrateAs } from './migrate-as.ts'
import { openPostgres } from './open.ts'

const world = testWorld()

it('lets the role of the calls read and write rows and change no table', async () => {
  const role = `rows_only_${Date.now()}`
  await sql`create role ${sql.id(role)} login password 'rows'`.execute(world.db)
  await sql`grant select, insert, update, delete on all tables in schema public to ${sql.id(role)}`.execute(world.db)
  const url = new URL(world.url)
  url.username = role
  url.password = 'rows'
  const { db, close } = openPostgres(url.href, { connections: 1 })
  try {
    await expect(migrate(db)).rejects.toThrow(/permission denied/)
    await expect(sql`drop table members`.execute(db)).rejects.toThrow(/must be owner/)
    expect(await migrateAs(world.url)).toEqual([])
    await db.insertInto('rate_limits').values({ key: 'x', hits: 1, resets_at: new Date() }).execute()
  } finally {
    await close()
    await sql`drop owned by ${sql.id(role)}`.execute(world.db)
    await sql`drop role ${sql.id(role)}`.execute(world.db)
  }
})
