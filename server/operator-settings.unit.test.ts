import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { readSettings, siteLine } from './operator-settings.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saptapadi-checkout-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

describe('a command in a checkout', () => {
  it('without settings and without a demo speaks of no site, and names the command of the service', () => {
    expect(() => readSettings('doctor', root)).toThrow(/^which site\? .* For the service: saptapadi doctor$/)
    // Whoever asks for a demo wants the defaults.
    expect(readSettings('demo', root)).toMatchObject({ demo: true, dataDir: join(root, 'data') })
  })

  it('speaks of the demo that was started there, or of what it is told', () => {
    mkdirSync(join(root, 'data', 'postgres'), { recursive: true })
    expect(siteLine(readSettings('doctor', root))).toBe(`the demo, data in ${root}/data`)
    vi.stubEnv('DATA_DIR', '/var/lib/elsewhere')
    expect(readSettings('doctor', root).dataDir).toBe('/var/lib/elsewhere')
  })

  it('takes a folder of .env from the checkout, wherever the command is given', () => {
    // Stubbed, so that what the file sets ends with this test.
    for (const name of ['DATA_DIR', 'BACKUP_DIR']) vi.stubEnv(name, undefined)
    writeFileSync(join(root, '.env'), 'DATA_DIR=./families\nBACKUP_DIR=nights\n')
    expect(readSettings('backup', root)).toMatchObject({
      dataDir: join(root, 'families'),
      backup: { dir: join(root, 'nights') },
    })
  })
})

it('the line that names a site has no password', () => {
  const config = readConfig({
    DEMO: 'on',
    PUBLIC_URL: 'https://trust.example',
    DATABASE_URL: 'postgres://kale:kamal@localhost/families',
    APP_SECRET: 'x'.repeat(40),
  })
  expect(siteLine(config)).toBe('https://trust.example, database families on localhost')
})
