import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { photoMaxBytes } from '#domain/limits.ts'
import { importMaxBytes, zipPieceBytes } from '#domain/office/imports.ts'

const deploy = (...path: string[]) => readFileSync(join(import.meta.dirname, '..', '..', 'deploy', ...path), 'utf8')

it.each([
  ['Caddyfile', /max_size (\d+)MiB/g],
  ['nginx.conf', /client_max_body_size (\d+)m;/g],
])('%s lets everything through that a form takes', (file, limit) => {
  const mostBytes = [...deploy('proxies', file).matchAll(limit)].map(found => Number(found[1]) * 2 ** 20)
  expect(mostBytes).toHaveLength(2)
  for (const bytes of mostBytes) expect(bytes).toBeGreaterThan(Math.max(photoMaxBytes, importMaxBytes, zipPieceBytes))
})

it('the folder of the log is there before the first start, which opens its log before it makes any folder', () => {
  const log = /^StandardOutput=append:(.*)\/[^/]+$/m.exec(deploy('systemd', 'saptapadi.service'))?.[1]
  const made = [...deploy('..', 'docs', 'operating.md').matchAll(/^ *install -d .* (\S+)$/gm)].map(
    ([, folder]) => folder,
  )
  expect(made).toContain(log)
})

it('the service may lower the priority of its threads: those that print and read files begin with that', () => {
  const filters = [...deploy('systemd', 'saptapadi.service').matchAll(/^SystemCallFilter=(.*)$/gm)].map(
    ([, calls]) => calls,
  )
  expect(filters.lastIndexOf('setpriority')).toBeGreaterThan(filters.findIndex(calls => calls?.includes('@resources')))
})

it('the command has the settings, the folders and the Node of the service', () => {
  const [unit, command] = [deploy('systemd', 'saptapadi.service'), deploy('saptapadi')]
  const told = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]
  const set = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(command)?.[1] ?? 'unset'
  expect(told('ExecStart')).toBe(
    `${set('product')}/node_modules/.bin/node --env-file=${set('settings')} server/main.mjs`,
  )
  expect(told('Environment')).toBe(`DATA_DIR=${set('data')}`)
  expect([told('User'), told('WorkingDirectory')]).toEqual([set('user'), set('product')])
  // Strictly protected, so each folder that it writes is named.
  expect(unit).toMatch(/^ReadWritePaths=-\/var\/backups\/saptapadi$/m)
})
