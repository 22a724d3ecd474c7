import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { postgresPid } from '#server/db/local-postgres/process.ts'
import { openOneConnection } from '#server/db/one-connection.ts'
import { rowCount } from '#server/db/outcome.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openSecrets, readOrMakeSecret } from '#server/ports/secrets.ts'
import { keepHouse } from '#server/running/operations/housekeeping.ts'
import { contentOf } from '#server/testing/database-content.ts'
import { commandEnv } from '#server/testing/launch.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { bareDatabase } from '#server/testing/template.ts'

const folder = mkdtempSync(join(scratchFolder(), 'saptapadi-commands-'))
const root = join(import.meta.dirname, '..', '..', '..')
const ownPassphrase = 'the lotus has seven petals'
const children: ChildProcess[] = []
const dataDir = (name: string) => join(folder, name)

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  // A process that was killed leaves its PostgreSQL running; the last user ends it.
  for (const name of readdirSync(folder).filter(one => existsSync(join(folder, one, 'postgres'))))
    await openLocalPostgres(dataDir(name), 'command').then(local => local.close())
  rmSync(folder, { recursive: true })
})

/** Runs a command in a process of its own. With `killAt`, it is killed when it has printed that. */
async function runs(
  command: string,
  DATA_DIR: string,
  args: string[],
  { killAt, passphrase = ownPassphrase }: { killAt?: string; passphrase?: string } = {},
) {
  const child = spawn(process.execPath, [join(root, 'server', 'saptapadi.ts'), command, ...args], {
    // Any folder will do.
    cwd: folder,
    env: { ...commandEnv, DATA_DIR, BACKUP_PASSPHRASE: passphrase },
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
      if (killAt && output.includes(killAt)) child.kill('SIGKILL')
    })
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { code, signal, output }
}
const backup = (name: string, file: string) => runs('backup', dataDir(name), [file])
const restore = (name: string, args: string[], killAt?: string) =>
  runs('restore', dataDir(name), args, killAt ? { killAt } : {})

const move = (name: string, to: string) => runs('move', dataDir(name), ['--to', to])

const live = (name: string) => runs('live', dataDir(name), [])
async function copiesIn(url: string): Promise<number> {
  const { db, close } = await openOneConnection(url)
  const count = await rowCount(db.selectFrom('site_copy'))
  await close()
  return count
}

/** As a server begins: it makes the data key, and deletes what the community has from long ago. */
async function beginsToServe(url: string) {
  const { db, close } = await openOneConnection(url)
  await openSecrets(readOrMakeSecret(dataDir('old')), db, systemClock)
  await keepHouse(db, memoryFiles(new Map()), systemClock.now())
  await close()
}

describe('the commands', () => {
  it('back up a folder while it is served and restore it elsewhere; a restore that is killed leaves nothing half', async () => {
    const made = await runs('demo', dataDir('old'), ['--members', '40'])
    expect(made).toMatchObject({ code: 0 })
    const old = await openLocalPostgres(dataDir('old'), 'server')
    await beginsToServe(old.url)
    const file = join(folder, 'all.backup')
    // What a backup left that was killed.
    writeFileSync(`${file}.part`, 'half a backup, and longer than nothing')
    expect(await backup('old', file)).toMatchObject({ code: 0, output: expect.stringContaining('40 members') })
    expect(existsSync(`${file}.part`)).toBe(false)
    // Whoever serves is still there, and nothing is restored under them.
    const refused = await restore('old', [file, '--replace'])
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^restore: .* is in use by another server/m),
    })
    const content = await contentOf(old.url)
    await old.close()

    // Without its secret a plain backup is refused before anything is made.
    const plain = join(folder, 'plain.backup')
    expect(await runs('backup', dataDir('old'), [plain], { passphrase: '' })).toMatchObject({ code: 0 })
    for (const [word, sentence] of [
      [[], 'is not signed by the secret here'],
      [['--unsealed'], 'this backup holds no secret'],
    ] as const)
      expect(await runs('restore', dataDir('bare'), [plain, ...word], { passphrase: '' })).toMatchObject({
        code: 1,
        output: expect.stringContaining(sentence),
      })
    expect(existsSync(dataDir('bare'))).toBe(false)

    // A new machine.
    expect(await restore('new', [file])).toMatchObject({ code: 0 })
    expect(postgresPid(join(dataDir('new'), 'postgres'))).toBeNull()
    // PostgreSQL runs on while somebody uses it, and need not start for each command.
    const local = await openLocalPostgres(dataDir('new'), 'command')
    expect(await contentOf(local.url)).toEqual(content)
    expect(readFileSync(join(dataDir('new'), 'secret'), 'utf8')).toBe(
      readFileSync(join(dataDir('old'), 'secret'), 'utf8'),
    )

    // It stays silent until somebody says so, once.
    expect(await copiesIn(local.url)).toBe(1)
    expect(await live('new')).toMatchObject({ code: 0, output: expect.stringContaining('now the live site') })
    expect(await copiesIn(local.url)).toBe(0)
    expect(await live('new')).toMatchObject({ code: 0, output: expect.stringContaining('already') })
    const contentWithAct = await contentOf(local.url)

    // What is there already is replaced only when told, and stays when that is killed.
    expect(await restore('new', [file])).toMatchObject({ code: 1, output: expect.stringContaining('add --replace') })
    expect((await restore('new', [file, '--replace'], 'restored members')).signal).toBe('SIGKILL')
    expect(await contentOf(local.url)).toEqual(contentWithAct)

    // To a database server.
    const { url, drop } = await bareDatabase(inject('postgresUrl'))
    expect(await move('new', url)).toMatchObject({ code: 0, output: expect.stringContaining('moved 40 members') })
    expect(await contentOf(url)).toEqual(contentWithAct)
    expect(await contentOf(local.url)).toEqual(contentWithAct)
    expect([await copiesIn(url), await copiesIn(local.url)]).toEqual([1, 0])
    await drop()
    await local.close()
    expect(postgresPid(join(dataDir('new'), 'postgres'))).toBeNull()
  })
})
