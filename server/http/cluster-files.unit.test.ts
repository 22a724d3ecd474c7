import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { statementSeconds } from '#server/db/watched-pool.ts'
import { errorWords } from './error-words.ts'
import { callsAlwaysTaken } from './gate.ts'
import { timeouts } from './server.ts'

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'cluster', name), 'utf8').replaceAll(
    'THIS_MACHINE',
    '10.0.0.11',
  )
const proxy = read('haproxy.cfg')
const env = parseEnv(read('node.env'))
/** The lines of one section, such as `backend calls`. */
function section(name: string): string {
  const from = proxy.indexOf(`\n${name}\n`)
  expect(from).toBeGreaterThan(0)
  const rest = proxy.slice(from + name.length + 2)
  return rest.slice(0, rest.search(/\n(?=\S)/))
}
const seconds = (text: string, name: string) => Number(new RegExp(`^ +timeout ${name} (\\d+)s$`, 'm').exec(text)?.[1])
const numberIn = (text: string, name: string) => Number(new RegExp(`\\b${name}:? (\\d+)`).exec(text)?.[1])

describe('the proxy of the cluster', () => {
  it('waits as long for a head as a node does, and closes its connections first', () => {
    expect(seconds(section('defaults'), 'http-request') * 1000).toBe(timeouts.headersTimeout)
    expect(seconds(section('defaults'), 'http-keep-alive') * 1000).toBeLessThan(timeouts.keepAliveTimeout)
  })

  it('gives a node no more members’ calls than it always takes, and as long as a statement may take', () => {
    // A node that comes back gets twice the number for a moment.
    expect(2 * numberIn(section('backend calls'), 'maxconn')).toBeLessThanOrEqual(callsAlwaysTaken)
    expect(seconds(section('backend calls'), 'server')).toBeGreaterThan(statementSeconds)
  })

  it('refuses in the words of the product', () => {
    const [english, marathi] = [...section('backend calls').matchAll(/set-var\(txn\.sorry\) str\("(.*)"\)/g)]
    expect([english?.[1], marathi?.[1]]).toEqual([errorWords.overloaded.en, errorWords.overloaded.mr])
    expect(section('backend calls')).toContain(`"code":"overloaded"`)
  })

  it('asks the same three nodes on each way, at the port of their settings', () => {
    const servers = (name: string) =>
      [...section(name).matchAll(/^ +server node\d (\S+)/gm)].map(found => found[1] ?? '')
    const all = ['10.0.0.11', '10.0.0.12', '10.0.0.13'].map(address => `${address}:${env.PORT}`)
    for (const way of ['backend calls', 'backend pages', 'backend files']) expect(servers(way)).toEqual(all)
  })
})

describe('the settings of a node of the cluster', () => {
  it('are whole, and lead to the database through the proxy', () => {
    const config = readConfig(env)
    expect([config.trustProxy, config.demo, config.storage.kind]).toEqual([1, false, 's3'])
    const [, inter, fall] = /inter (\d)s fall (\d)/.exec(section('backend calls')) ?? []
    // A check may wait for an answer before the next one is due.
    expect(config.drainSeconds).toBeGreaterThan(
      (Number(inter) + seconds(section('defaults'), 'check') / 2) * Number(fall),
    )
    expect(section('listen leader')).toContain(`bind ${new URL(config.databaseUrl ?? '').host}\n`)
    expect(section('backend calls')).toContain(`hdr Host ${new URL(config.publicUrl).host}\n`)
  })
})

describe('the databases of the cluster', () => {
  const patroni = read('patroni.yml')
  it('are asked for the leader where they tell it', () => {
    expect(numberIn(section('listen leader'), 'port')).toBe(
      Number(/connect_address: 10\.0\.0\.11:(\d+)/.exec(patroni)?.[1]),
    )
    expect(section('listen leader')).toContain('on-marked-down shutdown-sessions')
  })

  it('confirm every commit twice, and one replaces the other in time', () => {
    expect(patroni).toMatch(/^ +synchronous_mode: true$/m)
    const [ttl, loop, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map(name => numberIn(patroni, name))
    // What Patroni asks for, and what leaves time for the promotion within thirty seconds.
    expect(ttl).toBeGreaterThanOrEqual((loop ?? 0) + 2 * (retry ?? 0))
    expect(ttl).toBeLessThanOrEqual(20)
  })
})
