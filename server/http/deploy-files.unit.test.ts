import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '#domain/durations.ts'
import { photoMaxBytes } from '#domain/limits.ts'
import { importMaxBytes, zipPieceBytes } from '#domain/office/imports.ts'
import { timeouts, usualBodyTimes } from './server.ts'

const deploy = (...path: string[]) => readFileSync(join(import.meta.dirname, '..', '..', 'deploy', ...path), 'utf8')

it.each([
  ['Caddyfile', /max_size (\d+)MiB/g],
  ['nginx.conf', /client_max_body_size (\d+)m;/g],
])('%s lets everything through that a form takes', (file, limit) => {
  const mostBytes = [...deploy('proxies', file).matchAll(limit)].map(found => Number(found[1]) * 2 ** 20)
  expect(mostBytes).toHaveLength(2)
  for (const bytes of mostBytes) expect(bytes).toBeGreaterThan(Math.max(photoMaxBytes, importMaxBytes, zipPieceBytes))
})

describe('a photo that takes minutes over a slow line', () => {
  const slowestPhotoMs = (photoMaxBytes / usualBodyTimes.slowestBytesPerSecond) * 1000
  const times = (text: string, name: RegExp) =>
    [...text.matchAll(new RegExp(`^\\s*(${name.source}) (\\d+)s;?$`, 'gm'))].map(found => Number(found[2]) * 1000)

  it('is ended by a node no sooner than its rate allows, and by no limit for a request as a whole', () => {
    expect(slowestPhotoMs).toBeGreaterThan(10 * minuteMs)
    expect(timeouts.requestTimeout).toBeGreaterThan(slowestPhotoMs)
  })

  // The node ends a silent body itself, in its own words, so a proxy waits longer. No proxy bounds the whole body.
  it('is let through by nginx, which counts only the time without a byte', () => {
    const conf = deploy('proxies', 'nginx.conf')
    expect(times(conf, /client_body_timeout/)).toHaveLength(2)
    for (const ms of times(conf, /client_body_timeout|proxy_(?:send|read)_timeout/))
      expect(ms).toBeGreaterThan(usualBodyTimes.silentMs)
    expect(conf).not.toContain('proxy_request_buffering off')
  })

  it('is let through by Caddy, which bounds the wait for an answer alone', () => {
    const conf = deploy('proxies', 'Caddyfile')
    const named = [...conf.matchAll(/^\s*(\w*(?:timeout|read_body|read_header|write|idle)\w*) /gm)].map(
      ([, name]) => name,
    )
    expect(named).toEqual(['response_header_timeout'])
    for (const ms of times(conf, /response_header_timeout/)) expect(ms).toBeGreaterThan(usualBodyTimes.silentMs)
  })

  it('is let through by haproxy, on the way for files, which has no times of its own', () => {
    const conf = deploy('cluster', 'haproxy.cfg')
    const [defaults = ''] = /\ndefaults\n(?: .*\n|\n)*/.exec(conf) ?? []
    const [files = ''] = /\nbackend files\n(?: .*\n)*/.exec(conf) ?? []
    expect(times(defaults, /timeout client|timeout server/)).toHaveLength(2)
    for (const ms of times(defaults, /timeout client|timeout server/))
      expect(ms).toBeGreaterThan(usualBodyTimes.silentMs)
    expect(files).toContain('balance leastconn')
    expect(files).not.toContain('timeout')
  })
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
