import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandEnv } from '#server/testing/launch.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'saptapadi-service-'))
const at = (...path: string[]) => join(folder, ...path)
afterAll(() => rmSync(folder, { recursive: true }))

const passphrase = 'the lotus # has seven petals'
const settings = [
  'PUBLIC_URL=https://vivah.example',
  // Nothing listens there: a command that wants the database says so, after it said whose it is.
  'DATABASE_URL=postgres://server:seven%2Fsteps@127.0.0.1:9/families',
  `APP_SECRET=${'x'.repeat(40)}`,
  `BACKUP_PASSPHRASE='${passphrase}'`,
  'DEMO=on',
]

/** The service as deploy/ lays it out, below a folder of this test, with this test's user as the service's. */
beforeAll(() => {
  for (const name of ['product/node_modules/.bin', 'data', 'elsewhere', 'stranger'])
    mkdirSync(at(name), { recursive: true })
  symlinkSync(process.execPath, at('product/node_modules/.bin/node'))
  symlinkSync(join(root, 'server'), at('product/server'))
  writeFileSync(at('env'), settings.join('\n'))
  const places = { settings: at('env'), product: at('product'), data: at('data'), user: userInfo().username }
  const command = Object.entries(places).reduce(
    (text, [name, place]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${place}`),
    readFileSync(join(root, 'deploy', 'saptapadi'), 'utf8'),
  )
  writeFileSync(at('saptapadi'), command, { mode: 0o755 })
  writeFileSync(at('stranger', 'id'), '#!/bin/sh\necho asha\n')
  chmodSync(at('stranger', 'id'), 0o755)
})

/** Gives a command somewhere else, in a shell that has the settings of another program. */
async function gives(args: string[], path = commandEnv.PATH ?? '') {
  const env = { PATH: path, DATABASE_URL: 'postgres://127.0.0.1:9/another', DATA_DIR: '/nowhere', PORT: 'nine' }
  const child = spawn('/bin/sh', [at('saptapadi'), ...args], { cwd: at('elsewhere'), env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
    })
  const [code] = await once(child, 'close')
  return { code, said }
}

describe('the command of a service', () => {
  const names = ['doctor', 'invite', 'live', 'backup', 'prove', 'archive', 'restore', 'move', 'rekey']

  it.each(names)('speaks of the service’s site, wherever it is given and whatever is set there: %s', async name => {
    const { code, said } = await gives([name])
    expect(code).toBe(1)
    expect(said).toMatch(
      new RegExp(
        `^${name}: https://vivah\\.example, database families on 127\\.0\\.0\\.1\\n.*${name === 'doctor' ? '' : `${name}: `}\\S`,
        's',
      ),
    )
    expect(said).not.toMatch(/seven|x{40}|another|nowhere|nine/)
  })

  it('is told by the head of its file, all of it and no more', async () => {
    const { said } = await gives(['nonsense'])
    const [, listed = ''] =
      /^saptapadi: expected one of (.*)$|^nonsense: expected one of (.*)$/m.exec(said)?.filter(Boolean) ?? []
    const told = /^#\s+saptapadi (.*)$/m.exec(readFileSync(join(root, 'deploy', 'saptapadi'), 'utf8'))?.[1]
    const sorted = (list = '') =>
      list
        .split(', ')
        .filter(one => one !== 'demo')
        .toSorted()
    expect(sorted(told)).toEqual(sorted(listed))
    expect(sorted(told)).toEqual(names.toSorted())
  })

  it('is refused to whoever may not read the settings, in a line that says how', async () => {
    const { code, said } = await gives(['doctor'], `${at('stranger')}:${commandEnv.PATH}`)
    expect(code).toBe(1)
    expect(said).toMatch(/^saptapadi: only root and \S+ may read .*: sudo saptapadi doctor\n$/)
  })
})
