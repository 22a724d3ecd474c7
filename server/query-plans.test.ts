import { type CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedAmong } from '#server/features/access/accounts/shared-contacts.ts'
import { sqlFinder } from '#server/features/finding/read-model/sql/finder.ts'
import { findMembers } from '#server/features/office/office-members/search.ts'
import { parseMemberQuery } from '#server/features/shared/member-record/parse-query.ts'
import { readRecipients } from '#server/features/telling/deliveries/recipient.ts'
import { claimNext } from '#server/features/telling/outbox/queries.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { plantHotCalls } from '#server/testing/hot-calls.ts'
import { bride } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ readModel: true, cachedSessions: true })
let client: pg.Client

/** Master data and a handful of rows: reading all of these is right. */
const smallTables = [
  'options',
  'countries',
  'states',
  'districts',
  'talukas',
  'work_locations',
  'birth_places',
  'plans',
  'site_copy',
  'jobs',
]

beforeAll(async () => {
  client = new pg.Client(world.url)
  await client.connect()
  // A prepared statement has one plan for any parameters. The tables of a test are too small for an index to pay, so the
  // planner is told to read a whole table only where it has no other way.
  await client.query('set plan_cache_mode = force_generic_plan')
  await client.query('set enable_seqscan = off')
})
afterAll(() => client.end())

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return `'${value.toISOString()}'`
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(one => one ?? 'null').join()}}`)
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}
/** A scan that makes a bitmap names its index alone; the table stands in the node above it. */
const nodesOf = (node: PlanNode, table?: string): PlanNode[] => {
  const named = { ...(table && { 'Relation Name': table }), ...node }
  return [named, ...(node.Plans ?? []).flatMap(one => nodesOf(one, node['Relation Name']))]
}

/** By an index without a condition every row is read too, also where a bitmap of them is made first. */
const isWholeTable = (node: PlanNode) =>
  node['Node Type'] === 'Seq Scan' || (/Index.* Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined)

/** The large tables that a statement reads from end to end, as a table or by an index. */
async function wholeTables(query: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<string[]> {
  await client.query(`prepare asked as ${query.sql}`)
  try {
    const values = query.parameters.map(literal).join()
    const { rows } = await client.query(`explain (format json) execute asked${values && `(${values})`}`)
    const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    return nodes
      .filter(isWholeTable)
      .map(node => node['Relation Name'] ?? '')
      .filter(table => !smallTables.includes(table))
  } finally {
    await client.query('deallocate asked')
  }
}

describe('however large the tables grow,', () => {
  it('no call that members make often reads a whole table', async () => {
    const { him, hotCalls } = await plantHotCalls(world)
    const before = world.queries.count()
    for (const { name, input } of hotCalls)
      expect((await world.call(name, input(0) as never, { token: him.token })).status).toBe(200)
    await world.call('mobileLogin', { mobile: '9000000001', password: 'x' } as never)
    const asked = world.queries.since(before)
    expect(asked.length).toBeGreaterThan(20)
    const bad: [string, string[]][] = []
    for (const query of asked) {
      const tables = await wholeTables(query)
      if (tables.length > 0) bad.push([query.sql, tables])
    }
    expect(bad).toEqual([])
  })

  it('the plain SQL of lists reads the index of the visible members', async () => {
    const before = world.queries.count()
    const range = { excluded: [], offset: 0, limit: 20 }
    const newest = { by: 'joined', direction: 'desc' } as const
    await bride(world)
    await sqlFinder(world.queries.db, world.clock).find({ gender: 'F', criteria: {}, order: newest, ...range })
    const asked = world.queries.since(before)
    expect(asked).toHaveLength(2)
    for (const query of asked) expect([query.sql, await wholeTables(query)]).toEqual([query.sql, []])
  })

  it('staff find a family by number, telephone, e-mail or a name in either script in an index', async () => {
    const before = world.queries.count()
    for (const typed of ['B100001', '9000000001', '4321', 'kale@family.in', 'Kale', 'काळे मृणाल'])
      await findMembers(world.queries.db, parseMemberQuery(typed), 0)
    const asked = world.queries.since(before)
    expect(asked.length).toBeGreaterThan(3)
    for (const query of asked) expect([query.sql, await wholeTables(query)]).toEqual([query.sql, []])
  })

  it('whom to tell, and what two accounts share, is found in an index', async () => {
    const [her, sister] = [await bride(world), await bride(world)]
    const before = world.queries.count()
    await readRecipients(world.queries.db, [her.id])
    await sharedAmong(
      world.queries.db,
      [her, sister].map(({ id }) => ({ id, device_hash: null })),
    )
    const asked = world.queries.since(before)
    expect(asked).toHaveLength(3)
    for (const query of asked) expect([query.sql, await wholeTables(query)]).toEqual([query.sql, []])
  })

  it('neither the outbox nor housekeeping reads a whole table', async () => {
    const before = world.queries.count()
    await claimNext(world.queries.db, 'SMS', world.clock.now())
    await deleteExpired(world.queries.db, world.clock.now())
    for (const query of world.queries.since(before))
      expect([query.sql, await wholeTables(query)]).toEqual([query.sql, []])
  })

  it('a member is erased without reading a whole table', async () => {
    // The checks of foreign keys are queries of PostgreSQL itself, so they are looked up by their tables.
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select conrelid::regclass::text as name, array_agg(attname::text) as columns
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'members'::regclass group by pg_constraint.oid, conrelid`.execute(world.db)
    expect(rows.length).toBeGreaterThan(15)
    for (const { name, columns } of rows) {
      const text = `select from ${name} where ${columns.map((column, n) => `${column} = $${n + 1}`).join(' and ')}`
      const parameters = columns.map(() => '0190a0a0-0000-7000-8000-000000000000')
      expect([text, await wholeTables({ sql: text, parameters })]).toEqual([text, []])
    }
  })
})
