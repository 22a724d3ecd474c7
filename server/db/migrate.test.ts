import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { refusedFromBefore, wasMigratedBefore } from '#server/testing/from-before.ts'
import { cloneTemplate } from '#server/testing/template.ts'
import { migrate } from './migrate.ts'
import { type OpenDatabase, openPostgres } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'saptapadi-migrations-'))
let databases: OpenDatabase[] = []
let url = ''
let drop = async () => {}
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

beforeAll(async () => {
  const clone = await cloneTemplate(inject('postgresUrl'))
  databases = [openPostgres(clone.url), openPostgres(clone.url)]
  drop = clone.drop
  url = clone.url
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await drop()
  rmSync(folder, { recursive: true })
})
const db = (n = 0) => (databases[n] as OpenDatabase).db
beforeEach(() => sql`truncate schema_migrations`.execute(db()))

describe('migrations beside a node that serves', () => {
  let stopListening = async () => {}
  beforeAll(async () => {
    stopListening = await (databases[1] as OpenDatabase).listen('anything', {
      connected() {},
      notified() {},
      disconnected() {},
    })
  })
  afterAll(async () => {
    await stopListening()
    // Nobody listens any more, so the connection is given up.
    await databases[1]?.close()
    databases[1] = openPostgres(url)
  })

  it('build indexes while the table is in use, once, though two nodes start together', async () => {
    write('1_table.sql', 'create table things (id int, name text);')
    write(
      '2_indexes.sql',
      '-- migrate: without a transaction\n-- Why.\n\ncreate index concurrently things_id on things (id);\n\n-- And\ncreate index concurrently things_name on things (name);\n',
    )
    const applied = await Promise.all([migrate(db(0), folder), migrate(db(1), folder)])
    expect(new Set(applied.map(names => names.length))).toEqual(new Set([0, 2]))
    expect(await migrate(db(), folder)).toEqual([])
  })

  it('build an index anew that was left half-built', async () => {
    write(
      '2_indexes.sql',
      '-- migrate: without a transaction\n\ncreate unique index concurrently things_unique on things (id);\n',
    )
    write('1_table.sql', 'select 1;')
    await sql`insert into things (id) values (1), (1)`.execute(db())
    await expect(migrate(db(), folder)).rejects.toThrow('could not create unique index')
    await sql`delete from things`.execute(db())
    expect(await migrate(db(), folder)).toEqual(['2_indexes.sql'])
    const { rows } = await sql`select from pg_index where not indisvalid`.execute(db())
    expect(rows).toEqual([])
  })
})

describe('migrations', () => {
  it('wait only briefly for a lock, let others read meanwhile, and try again', async () => {
    write('1_table.sql', 'alter table things add column more int;')
    write('2_indexes.sql', 'select 1;')
    const open = await db(1).startTransaction().execute()
    await sql`select * from things`.execute(open)
    const migrating = migrate(db(), folder)
    await new Promise(resolve => setTimeout(resolve, 3_500))
    // Between two tries nobody waits behind the change.
    await sql`select * from things`.execute(db(1))
    await open.commit().execute()
    expect(await migrating).toEqual(['1_table.sql', '2_indexes.sql'])
  })

  it('of an update that fails change nothing, so that the version before starts again', async () => {
    write('1_table.sql', 'select 1;')
    await migrate(db(), folder)
    write('3_new.sql', 'create table new_things (id int);')
    write('4_index.sql', '-- migrate: without a transaction\n\ncreate index concurrently new_id on new_things (id);\n')
    write('5_wrong.sql', 'alter table things add column id int;')
    const before = readdirSync(folder).filter(name => name < '3')
    await expect(migrate(db(), folder)).rejects.toThrow('already exists')
    const { rows } = await sql`select to_regclass('new_things') as name`.execute(db())
    expect(rows).toEqual([{ name: null }])
    for (const name of ['3_new.sql', '4_index.sql', '5_wrong.sql']) rmSync(join(folder, name))
    expect(readdirSync(folder)).toEqual(before)
    expect(await migrate(db(), folder)).toEqual([])
  })

  it('that this version does not know are refused in one line, and so is one that was changed', async () => {
    await migrate(db(), folder)
    write('9_of_tomorrow.sql', 'create table of_tomorrow (id int);')
    await migrate(db(), folder)
    rmSync(join(folder, '9_of_tomorrow.sql'))
    await expect(migrate(db(), folder)).rejects.toThrow(/^a newer version wrote this \(9_of_tomorrow.sql\): .*$/)
    await sql`delete from schema_migrations where name like '9%'`.execute(db())
    write('1_table.sql', 'select 2;')
    await expect(migrate(db(), folder)).rejects.toThrow('migration 1_table.sql was changed after it was applied')
  })

  it.each([
    ['0001_places_and_options.sql', refusedFromBefore],
    ['0001_master_data.sql', refusedFromBefore.replace('c8da1c2a', '65fdff4c')],
  ])(
    'of a line that was folded (%s) are refused by the last commit that reads them, and stay',
    async (first, words) => {
      await wasMigratedBefore(db(), first)
      await expect(migrate(db(), folder)).rejects.toThrow(words)
      const { rows } = await sql<{ count: number }>`select count(*) as count from schema_migrations`.execute(db())
      expect(rows).toEqual([{ count: 1 }])
    },
  )
})
