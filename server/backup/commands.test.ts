import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { postgresPid } from '#server/db/local-postgres/process.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { contentOf } from '#server/testing/database-content.ts'
import { commandEnv, killLaunched, launch } from '#server/testing/launch.ts'
import { bareDatabase } from '#server/testing/template.ts'
import type { Totals } from './format.ts'

const folder = mkdtempSync(join(tmpdir(), 'saptapadi-commands-'))
const root = join(import.meta.dirname, '..', '..')
const passphrase = 'the lotus has seven petals'
const children: ChildProcess[] = []
const dataDir = (name: string) => join(folder, name)

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  killLaunched()
  // A process that was killed leaves its PostgreSQL running; the last user ends it.
  for (const name of readdirSync(folder).filter(one => existsSync(join(folder, one, 'postgres'))))
    await openLocalPostgres(dataDir(name), 'command').then(local => local.close())
  rmSync(folder, { recursive: true })
})

/** Runs a command in a process of its own. With `killAt`, it is killed when it has printed that. */
async function runs(command: string, DATA_DIR: string, args: string[], killAt?: string) {
  const child = spawn(process.execPath, [join(root, command), ...args], {
    cwd: root,
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
const backup = (name: string, file: string, killAt?: string) =>
  runs('server/backup/backup-command.ts', dataDir(name), [file], killAt)
const restore = (name: string, args: string[], killAt?: string) =>
  runs('server/backup/restore-command.ts', dataDir(name), args, killAt)

const move = (name: string, to: string, killAt?: string) =>
  runs('server/backup/move-command.ts', dataDir(name), ['--to', to], killAt)

async function contentIn(name: string): Promise<Record<string, Totals>> {
  const local = await openLocalPostgres(dataDir(name), 'command')
  const content = await contentOf(local.url)
  await local.close()
  return content
}
/** Without what a node does by itself while it serves. */
const steady = (content: Record<string, Totals>) => ({ ...content, jobs: null })

describe('the commands', () => {
  it('back up a folder while it serves and restore it elsewhere; killed, they leave nothing half', async () => {
    const made = await runs('server/demo/command.ts', dataDir('old'), ['--members', '40'])
    expect(made).toMatchObject({ code: 0 })
    const server = await launch({ DATA_DIR: dataDir('old') })
    await server.ready()
    const file = join(folder, 'all.backup')

    const killed = await backup('old', file, 'copied')
    expect(killed.signal).toBe('SIGKILL')
    expect(existsSync(file)).toBe(false)
    expect(await backup('old', file)).toMatchObject({ code: 0, output: expect.stringContaining('40 members') })
    expect(existsSync(`${file}.part`)).toBe(false)
    // The server is still there, and nothing is restored under it.
    const refused = await restore('old', [file, '--replace'])
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^restore: .* is in use by another server/),
    })
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)

    // A new machine: the restore is killed in the middle, leaves an empty database, and is simply run again.
    expect((await restore('new', [file], 'restored members')).signal).toBe('SIGKILL')
    expect(await contentIn('new')).toEqual({})
    expect(await restore('new', [file])).toMatchObject({ code: 0 })
    const content = await contentIn('new')
    expect(steady(content)).toEqual(steady(await contentIn('old')))
    expect(readFileSync(join(dataDir('new'), 'secret'), 'utf8')).toBe(
      readFileSync(join(dataDir('old'), 'secret'), 'utf8'),
    )

    // What is there already is replaced only when told, and stays when that is killed.
    expect(await restore('new', [file])).toMatchObject({ code: 1, output: expect.stringContaining('add --replace') })
    expect((await restore('new', [file, '--replace'], 'restored members')).signal).toBe('SIGKILL')
    expect(await contentIn('new')).toEqual(content)

    const damaged = readFileSync(file)
    damaged.writeUInt8((damaged.at(-200) ?? 0) ^ 1, damaged.length - 200)
    writeFileSync(`${file}.damaged`, damaged)
    const named = await restore('new', [`${file}.damaged`, '--replace'])
    expect(named).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^restore: .* is damaged: (table|file) \S+ is not/),
    })
    expect(await contentIn('new')).toEqual(content)
    expect(postgresPid(join(dataDir('new'), 'postgres'))).toBeNull()

    // To a database server: killed in the middle it serves nobody, and run again it is whole.
    const { url, drop } = await bareDatabase(inject('postgresUrl'))
    expect((await move('new', url, 'moved members')).signal).toBe('SIGKILL')
    const half = openPostgres(url, { connections: 1 })
    await expect(migrate(half.db)).rejects.toThrow('run npm run move again')
    const again = await move('new', url)
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('moved 40 members') })
    expect(again.output).not.toContain('moved audit:')
    expect(await migrate(half.db)).toEqual([])
    await half.close()
    expect(await contentOf(url)).toEqual(content)
    expect(await contentIn('new')).toEqual(content)
    await drop()
  })
})
