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
  const read = (n: number) => sql<{ id: number }>`select * from numbers where id = ${n}`.execute(db())

  it('are prepared from the second time on', async () => {
    await sql`create table numbers (id int)`.execute(db())
    await sql`insert into numbers values (1), (2)`.execute(db())
    for (const n of [1, 2, 1]) expect((await read(n)).rows).toEqual([{ id: n }])
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like 'select * from numbers%'`.execute(db())
    expect(rows).toEqual([{ statement: 'select * from numbers where id = $1' }])
  })

  it('go on when a table has changed its columns since', async () => {
    await sql`alter table numbers add column name text`.execute(db())
    expect((await read(2)).rows).toEqual([{ id: 2, name: null }])
    expect((await read(1)).rows).toEqual([{ id: 1, name: null }])
  })
})
