import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bride } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { compiledQuery, onceFor, type ParametersOf } from './compiled-query.ts'

const world = testWorld()

it('a compiled query is built once and runs with the values of each call, also in a transaction', async () => {
  const [her, other] = [await bride(world), await bride(world)]
  let built = 0
  const byIds = compiledQuery((db, { ids, twice }: ParametersOf<{ ids: readonly string[]; twice: string }>) => {
    built++
    return db
      .selectFrom('members')
      .select(['id', sql<string>`${twice}::text || ${twice}::text`.as('text')])
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .where('status', '=', 'active')
  })
  expect(await byIds(world.db, { ids: [her.id], twice: 'a' })).toEqual([{ id: her.id, text: 'aa' }])
  expect(await byIds(world.db, { ids: [other.id], twice: 'b' })).toEqual([{ id: other.id, text: 'bb' }])
  const renamed = await world.db.transaction().execute(async one => {
    await one.updateTable('members').set({ status: 'paused' }).where('id', '=', her.id).execute()
    return byIds(one, { ids: [her.id, other.id], twice: 'c' })
  })
  expect(renamed).toEqual([{ id: other.id, text: 'cc' }])
  expect(built).toBe(1)
})

it('a raw statement is compiled in the same way', async () => {
  const sum = compiledQuery(
    (_db, { a, b }: ParametersOf<{ a: number; b: number }>) =>
      sql<{ sum: number }>`select ${a}::int + ${b}::int as sum`,
  )
  expect(await sum(world.db, { a: 2, b: 3 })).toEqual([{ sum: 5 }])
  expect(await sum(world.db, { b: 40, a: 1 })).toEqual([{ sum: 41 }])
})

it('what differs by a choice is made once for each', () => {
  let made = 0
  const pair = onceFor((a: string, b: string) => ({ a, b, n: ++made }))
  expect([pair('x', 'y'), pair('x', 'z'), pair('x', 'y')].map(one => one.n)).toEqual([1, 2, 1])
})
