import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandEnv, killLaunched, launch, saptapadi } from '#server/testing/launch.ts'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { setUpSite } from '#server/testing/set-up.ts'
import { fetchSignupChoices, signupRequest } from '#server/testing/signup-request.ts'
import { filledTables } from './filled-tables.ts'
import { openPostgres } from './open.ts'

// A server of its own: roles belong to the whole server, and this one is as empty as the technician's.
let server: TestPostgres
const folder = mkdtempSync(join(scratchFolder(), 'saptapadi-roles-'))
beforeAll(async () => {
  server = await startPostgres('forgetful', scratchFolder())
})
afterAll(async () => {
  killLaunched()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const urlOf = (database: string, role?: string) => {
  const url = new URL(server.url)
  url.pathname = `/${database}`
  if (role) url.username = role
  return url.href
}

const root = join(import.meta.dirname, '..', '..')

/** Runs a command of the operator to its end. */
function runs(command: string, args: string[], env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [saptapadi, command, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...commandEnv, ...env },
  })
  return { status, stderr }
}

/** Runs a file as psql does: statement by statement. */
async function runFile(name: string, database: string) {
  const text = readFileSync(join(root, 'deploy', 'postgres', name), 'utf8')
  const client = new pg.Client(urlOf(database))
  await client.connect()
  for (const statement of text.split(/\n\s*\n/)) if (/^(?!--)\S/m.test(statement)) await client.query(statement)
  await client.end()
}

const settings = () => ({
  DATABASE_URL: urlOf('saptapadi', 'saptapadi_server'),
  MIGRATE_DATABASE_URL: urlOf('saptapadi', 'saptapadi_owner'),
  APP_SECRET: 'x'.repeat(40),
  DATA_DIR: folder,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'namaskar@saptapadi.in',
  LOG_LEVEL: 'warn',
})

describe('an empty PostgreSQL', () => {
  it('holds a demo by the two roles, made by the command', async () => {
    await runFile('1-roles-and-database.sql', 'postgres')
    await runFile('2-rights.sql', 'saptapadi')
    const env = { ...settings(), DEMO: 'on' }
    expect(runs('demo', ['--members', '40'], env).status).toBe(0)
    const node = await launch(env)
    await node.ready()
    node.child.kill('SIGTERM')
    expect([await node.ended, node.output()]).toEqual([0, expect.not.stringMatching(/permission denied|42501/)])
    const administrator = openPostgres(urlOf('postgres'), { connections: 1 })
    await sql`drop database saptapadi with (force)`.execute(administrator.db)
    for (const role of ['saptapadi_owner', 'saptapadi_server'])
      await sql`drop role ${sql.id(role)}`.execute(administrator.db)
    await administrator.close()
  })

  it('serves families by the two roles of deploy/postgres, with nothing to guess', async () => {
    await runFile('1-roles-and-database.sql', 'postgres')
    await runFile('2-rights.sql', 'saptapadi')
    const env = { ...settings(), DEMO: 'off' }
    const aFamilyRegisters = async (changes: { mobile: string; email: string }, before = async () => {}) => {
      const node = await launch(env)
      await node.ready()
      await before()
      const response = await fetch(`${node.base}/user/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...signupRequest(await fetchSignupChoices(node.base)), ...changes }),
      })
      expect([response.status, node.output()]).toEqual([200, expect.not.stringMatching(/permission denied/)])
      node.child.kill('SIGTERM')
      expect(await node.ended).toBe(0)
    }
    await aFamilyRegisters({ mobile: '9000011111', email: 'kale@example.in' }, async () => {
      const opening = openPostgres(env.DATABASE_URL, { connections: 1 })
      await setUpSite(opening.db)
      await opening.close()
    })

    // The role of the calls reads a backup, the owner puts it back, and the calls may do afterwards what they could before.
    const file = join(folder, 'all.backup')
    const done = { status: 0, stderr: expect.not.stringContaining('permission denied') }
    expect(runs('backup', [file], env)).toEqual(done)
    const { MIGRATE_DATABASE_URL: _, ...callsAlone } = env
    for (const [command, args, given] of [
      ['restore', [file, '--replace'], callsAlone],
      ['move', ['--to', env.DATABASE_URL], { DATA_DIR: join(folder, 'local') }],
    ] as const)
      expect(runs(command, [...args], given)).toEqual({
        status: 1,
        stderr: expect.stringMatching(/the role saptapadi_server may not make tables here: .*\(saptapadi_owner\)/),
      })
    expect(runs('restore', [file, '--replace'], env)).toEqual(done)
    await aFamilyRegisters({ mobile: '9000022222', email: 'more@example.in' })

    const calls = openPostgres(env.DATABASE_URL, { connections: 1 })
    const { rows: lacking } = await sql`
      select relname from pg_class join pg_namespace n on n.oid = relnamespace
      where nspname = 'public' and relname <> all(${filledTables}::text[]) and (
        relkind = 'r' and not (select bool_and(has_table_privilege(pg_class.oid, one))
          from unnest(array['select', 'insert', 'update', 'delete']) one)
        or relkind = 'S' and not has_sequence_privilege(pg_class.oid, 'usage'))`.execute(calls.db)
    expect(lacking).toEqual([])
    for (const forbidden of [
      'drop table members',
      'alter table audit disable trigger all',
      'create table elsewhere (n int)',
      'truncate members',
      'create or replace view profile_persons as select id as member_id, person_id from members',
      'create or replace function staff_is_settled(uuid, timestamptz) returns boolean language sql as $$ select true $$',
      'alter function staff_is_settled strict',
      'drop trigger passkeys_admitted on passkeys',
      `insert into channels values ('PIGEON')`,
      'delete from delivery_kinds',
      `update notification_types set name = 'x'`,
    ])
      await expect(sql.raw(forbidden).execute(calls.db)).rejects.toThrow(/permission denied|must be owner/)
    await calls.close()
  })
})
