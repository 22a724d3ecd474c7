import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { rulesOf } from '#server/testing/database-content.ts'
import { bareDatabase, cloneTemplate } from '#server/testing/template.ts'
import { appliedNumber, type DatabaseObject, type FunctionSet, readFunctions } from './functions.ts'
import { migrate } from './migrate.ts'
import { type OpenDatabase, openPostgres } from './open.ts'

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

async function database(make = cloneTemplate) {
  const { url, drop } = await make(inject('postgresUrl'))
  const opened = openPostgres(url, { connections: 2 })
  ends.push(drop, opened.close)
  return { ...opened, url }
}

/** The mark of a text that is in force no more. */
const older = '0123456789abcdef 0123456789abcdef'

/** What a version before this one left: another text, another signature, and things that are gone since. */
const leftByVersionBefore = [
  `create or replace function keep_an_admin() returns trigger language plpgsql as $$ begin return null; end $$`,
  `comment on function keep_an_admin is '0123456789abcdef ${'SIGNATURE'}'`,
  `drop trigger passkeys_admitted on passkeys`,
  `drop trigger recalls_by_two_people on recalls`,
  `create trigger recalls_by_two_people after delete on recalls for each row execute function keep_an_admin()`,
  `comment on trigger recalls_by_two_people on recalls is '${older}'`,
  `drop function staff_is_settled`,
  `create function staff_is_settled(at timestamptz) returns boolean language sql as $$ select true $$`,
  `comment on function staff_is_settled is '${older}'`,
  `drop view profile_persons`,
  `create view profile_persons as select person_id, id as member_id, joined_at from members`,
  `comment on view profile_persons is '${older}'`,
  `create function of_before() returns trigger language plpgsql as $$ begin return null; end $$`,
  `comment on function of_before is '${older}'`,
  `create trigger of_before before insert on members for each row execute function of_before()`,
  `comment on trigger of_before on members is '${older}'`,
]

it('an upgraded database has the functions, triggers and views of a fresh one', async () => {
  const fresh = await database(bareDatabase)
  await migrate(fresh.db)
  const upgraded = await database()
  const markOfAdmin = readFunctions().objects.find(({ name }) => name === 'keep_an_admin')?.mark
  for (const statement of leftByVersionBefore)
    await sql.raw(statement.replace('SIGNATURE', markOfAdmin?.split(' ')[1] ?? '')).execute(upgraded.db)
  expect(await rulesOf(upgraded.url)).not.toEqual(await rulesOf(fresh.url))
  await migrate(upgraded.db)
  expect(await rulesOf(upgraded.url)).toEqual(await rulesOf(fresh.url))
  expect(await appliedNumber(upgraded.db)).toBe(readFunctions().number)
})

describe('beside nodes that serve', () => {
  let { db, listen }: Pick<OpenDatabase, 'db' | 'listen'> = {} as OpenDatabase
  beforeAll(async () => {
    ;({ db, listen } = await database())
    ends.push(await listen('anything', { connected() {}, notified() {}, disconnected() {} }))
  })

  const ours = readFunctions()
  const withChange = (name: string, change: Partial<DatabaseObject>, number: number): FunctionSet => ({
    number,
    objects: ours.objects.map(one => (one.name === name ? { ...one, ...change } : one)),
  })
  const admits = (statement: string) => ({
    statement,
    mark: `${statement.length.toString(16).padStart(16, '0')} ${signature}`,
  })
  const signature = ours.objects.find(({ name }) => name === 'admit_passkey')?.mark.split(' ')[1] ?? ''
  const textInForce = async () => {
    const { rows } = await sql<{
      text: string
    }>`select prosrc as text from pg_proc where proname = 'admit_passkey'`.execute(db)
    return rows[0]?.text.trim()
  }
  const body = (text: string) =>
    `create or replace function admit_passkey() returns trigger language plpgsql as $$ begin ${text} end $$;`

  it('a function takes its new text, and a version with a lower number leaves it', async () => {
    await migrate(db, undefined, withChange('admit_passkey', admits(body('return null;')), ours.number + 1))
    expect(await textInForce()).toBe('begin return null; end')
    await migrate(db)
    expect(await textInForce()).toBe('begin return null; end')
    expect(await appliedNumber(db)).toBe(ours.number + 1)
  })

  it('nothing is dropped, and a function with other arguments is refused whole', async () => {
    const fewer = { number: ours.number + 2, objects: ours.objects.filter(({ name }) => name !== 'passkeys_admitted') }
    await migrate(db, undefined, fewer)
    const { rows } = await sql`select from pg_trigger where tgname = 'passkeys_admitted'`.execute(db)
    expect(rows).toHaveLength(1)
    const other = withChange('staff_is_settled', { mark: older }, ours.number + 3)
    await expect(migrate(db, undefined, other)).rejects.toThrow(
      'staff_is_settled has other arguments than the one in use',
    )
    expect(await appliedNumber(db)).toBe(ours.number + 2)
  })

  it('a trigger is put in the place of the one before', async () => {
    const statement =
      'create trigger passkeys_admitted before update on passkeys for each row execute function admit_passkey();'
    await migrate(db, undefined, withChange('passkeys_admitted', { statement, mark: older }, ours.number + 3))
    const { rows } = await sql<{ rule: string }>`
      select pg_get_triggerdef(oid) as rule from pg_trigger where tgname = 'passkeys_admitted'`.execute(db)
    expect(rows).toEqual([{ rule: expect.stringContaining('BEFORE UPDATE') }])
  })
})

it('a version with a lower number goes back where nobody serves', async () => {
  const { db } = await database()
  const ours = readFunctions()
  await migrate(db, undefined, { ...ours, number: ours.number + 1 })
  expect(await appliedNumber(db)).toBe(ours.number + 1)
  await migrate(db)
  expect(await appliedNumber(db)).toBe(ours.number)
})
