import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '#server/testing/scratch.ts'
import { soon } from '#server/testing/soon.ts'
import { type LocalPostgres, openLocalPostgres } from './open.ts'
import { postgresPid } from './process.ts'
import { LocalPostgresRefused } from './refused.ts'

const home = mkdtempSync(join(scratchFolder(), 'saptapadi-local-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const isRoot = process.getuid?.() === 0

async function ask<T extends pg.QueryResultRow>({ url }: Pick<LocalPostgres, 'url'>, ...statements: string[]) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: T[] = []
    for (const statement of statements) ({ rows } = await client.query<T>(statement))
    return rows
  } finally {
    await client.end()
  }
}

describe('the local PostgreSQL of a provider', () => {
  // The letters of a village, spaces and more bytes than the path of a socket may have.
  const dataDir = join(home, `सासवड data ${'x'.repeat(150)}`)
  const folder = join(dataDir, 'postgres')

  it('waits for the disk at every commit, and keeps checksums', async () => {
    const local = await openLocalPostgres(dataDir, 'server')
    const parameters = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_encoding']
    const rows = await ask<{ setting: string }>(
      local,
      `select setting from pg_settings where name in ('${parameters.join("','")}') order by name`,
    )
    expect(rows.map(row => row.setting)).toEqual(['on', 'on', 'on', 'UTF8', 'on'])
    await ask(local, 'create table acts (n int)')
    const writtenToDisk = async (...statements: string[]) => {
      const [row] = await ask<{ count: number }>(
        local,
        ...statements,
        'select pg_stat_force_next_flush()',
        `select sum(fsyncs)::int as count from pg_stat_io where object = 'wal' and backend_type = 'client backend'`,
      )
      return row?.count ?? 0
    }
    const before = await writtenToDisk()
    await soon(async () => (await writtenToDisk('insert into acts values (1)')) > before, true)
    await local.close()
  })

  it('listens on a socket alone, in a folder that nobody else may enter', async () => {
    const local = await openLocalPostgres(dataDir, 'server')
    expect(await ask(local, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    // The kernel says who is calling, and only the server's own user is somebody here.
    await expect(ask({ url: local.url.replace('user=saptapadi', 'user=postgres') }, 'select 1')).rejects.toThrow(
      /pg_hba.conf/,
    )
    await local.close()
  })

  it.runIf(isRoot)('runs as an unprivileged user when root serves, who reaches that folder alone', async () => {
    const local = await openLocalPostgres(dataDir, 'server')
    const pid = String(postgresPid(folder))
    const owner = statSync(`/proc/${pid}`).uid
    expect(owner).not.toBe(0)
    expect(statSync(folder).uid).toBe(owner)
    expect(statSync(dataDir).uid).toBe(0)
    // A process of the same user outside the folder is a stranger to the database and to all else.
    expect(() => execFileSync('ls', [dataDir], { uid: owner, gid: owner, stdio: 'ignore' })).toThrow()
    await local.close()
  })

  it('serves one server at a time, beside any number of commands, and the last of them ends it', async () => {
    const server = await openLocalPostgres(dataDir, 'server')
    await expect(openLocalPostgres(dataDir, 'server')).rejects.toThrow(/is in use by another server/)
    const [invite, demo] = await Promise.all([
      openLocalPostgres(dataDir, 'command'),
      openLocalPostgres(dataDir, 'command'),
    ])
    const pid = postgresPid(folder)
    await invite.close()
    await server.close()
    expect(postgresPid(folder)).toBe(pid)
    expect(await ask(demo, 'select n from acts limit 1')).toEqual([{ n: 1 }])
    await demo.close()
    expect(postgresPid(folder)).toBeNull()
  })

  it('is made once when two start at the same moment, and one of the two serves', async () => {
    const both = join(home, 'both')
    const started = await Promise.allSettled([openLocalPostgres(both, 'server'), openLocalPostgres(both, 'server')])
    expect(started.map(one => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const one of started)
      if (one.status === 'fulfilled') await one.value.close()
      else expect(String(one.reason)).toMatch(/is in use by another server/)
    expect(readdirSync(both)).toEqual(['postgres'])
    expect(postgresPid(join(both, 'postgres'))).toBeNull()
  })

  it('comes back when it was killed, with everything that was acknowledged', async () => {
    const told: string[] = []
    const local = await openLocalPostgres(dataDir, 'server', { onTrouble: message => void told.push(message) })
    for (let round = 0; round < 3; round++) {
      await ask(local, 'insert into acts values (2)')
      const killed = postgresPid(folder) ?? 0
      process.kill(killed, 'SIGKILL')
      await soon(() => told.length, round + 1)
      expect(postgresPid(folder)).not.toBe(killed)
    }
    expect(await ask(local, 'select count(*)::int from acts where n = 2')).toEqual([{ count: 3 }])
    expect(new Set(told)).toEqual(new Set(['PostgreSQL had ended and runs again']))
    await local.close()
    expect(postgresPid(folder)).toBeNull()
  })

  it('is found and used when it outlived its server', async () => {
    // A server that is killed neither unlocks nor ends anything.
    const script = `const { openLocalPostgres } = await import('${join(import.meta.dirname, 'open.ts')}')
      await openLocalPostgres(${JSON.stringify(dataDir)}, 'server'); process.kill(process.pid, 'SIGKILL')`
    expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })).toThrow()
    const pid = postgresPid(folder)
    expect(pid).not.toBeNull()
    const local = await openLocalPostgres(dataDir, 'server')
    expect(postgresPid(folder)).toBe(pid)
    await local.close()
  })
})

describe('a folder that is not ours', () => {
  const foreign = (name: string, files: Record<string, string>) => {
    const dataDir = join(home, name)
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(join(dataDir, 'postgres', file), text)
    return dataDir
  }

  it.each([
    ['of PGlite', { PG_VERSION: '18\n', 'postgresql.conf': '' }, /if PGlite made it, check out commit fd8e0976/],
    ['of PostgreSQL 17', { PG_VERSION: '17\n', 'saptapadi.conf': '' }, /is of PostgreSQL 17, and this is 18/],
    ['of something else', { 'notes.txt': 'ours' }, /was not made by this PostgreSQL/],
  ])('%s is refused in one line, and nothing in it is touched', async (name, files, words) => {
    const dataDir = foreign(name, files)
    const folder = join(dataDir, 'postgres')
    const before = statSync(folder)
    const refusal = await openLocalPostgres(dataDir, 'server').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(LocalPostgresRefused)
    expect((refusal as Error).message).toMatch(words)
    expect((refusal as Error).message).not.toContain('\n')
    expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted())
    expect([statSync(folder).mtimeMs, statSync(folder).uid]).toEqual([before.mtimeMs, before.uid])
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
  })
})
