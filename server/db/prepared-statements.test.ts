import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cloneTemplate } from '#server/testing/template.ts'
import { type OpenDatabase, openPostgres } from './open.ts'

let drop = async () => {}
let database: OpenDatabase
beforeAll(async () => {
  const clone = await cloneTemplate(inject('postgresUrl'))
  drop = clone.drop
  database = openPostgres(clone.url, { connections: 1 })
})
afterAll(async () => {
  await database.close()
  await drop()
})

describe('statements', () => {
  const db = () => database.db
  const read = (n: number) => sql<{ id: number }>`select * from things where id = ${n}`.execute(db())

  it('are prepared from the second time on', async () => {
    await sql`create table things (id int)`.execute(db())
    await sql`insert into things values (1), (2)`.execute(db())
    for (const n of [1, 2, 1]) expect((await read(n)).rows).toEqual([{ id: n }])
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like 'select * from things%'`.execute(db())
    expect(rows).toEqual([{ statement: 'select * from things where id = $1' }])
  })

  it('go on when a table has changed its columns since', async () => {
    await sql`alter table things add column name text`.execute(db())
    expect((await read(2)).rows).toEqual([{ id: 2, name: null }])
    expect((await read(1)).rows).toEqual([{ id: 1, name: null }])
  })
})

describe('a transaction', () => {
  const db = () => database.db
  const kept = async () =>
    (await sql<{ id: number }>`select id from kept order by id`.execute(db())).rows.map(row => row.id)

  it('is whole or nothing, whatever its first statement is', async () => {
    await sql`create table kept (id int)`.execute(db())
    const writes = (first: () => ReturnType<typeof sql<unknown>>, fails: boolean) =>
      db()
        .transaction()
        .execute(async trx => {
          await first().execute(trx)
          await sql`insert into kept values (${2})`.execute(trx)
          if (fails) throw new Error('no more')
        })
    const plain = () => sql`insert into kept values (1)`
    const withParameter = () => sql`insert into kept values (${1})`
    for (const first of [plain, withParameter]) {
      await expect(writes(first, true)).rejects.toThrow('no more')
      expect(await kept()).toEqual([])
      await writes(first, false)
      expect(await kept()).toEqual([1, 2])
      await sql`delete from kept`.execute(db())
    }
  })

  it('that did nothing leaves the connection as it was, and so does one whose first statement failed', async () => {
    await db()
      .transaction()
      .execute(async () => {})
    await expect(
      db()
        .transaction()
        .execute(trx => sql`select 1 / 0`.execute(trx)),
    ).rejects.toThrow('division by zero')
    // There is one connection: were it still in a transaction, a lock of that one would be held here.
    await sql`insert into kept values (7)`.execute(db())
    const { rows } = await sql`select pg_current_xact_id_if_assigned() as open`.execute(db())
    expect([await kept(), rows]).toEqual([[7], [{ open: null }]])
  })

  it('gives what its first statement read', async () => {
    const read = await db()
      .transaction()
      .execute(trx => sql<{ one: number }>`select 1 as one`.execute(trx))
    expect(read.rows).toEqual([{ one: 1 }])
  })
})
