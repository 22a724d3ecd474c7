import { describe, expect, it } from 'vitest'
import { listen } from '#server/http/listen.ts'
import { testWorld } from '#server/testing/world.ts'
import { watchDisk } from './disk.ts'

let [isStarting, free] = [false, 50e9]
const world = testWorld({ isStarting: () => isStarting, disk: watchDisk('', async () => free) })
const ready = async () => (await world.call('ready', {})).status
const health = async () => (await world.call('health', {})).body.disk

describe('a balancer that asks', () => {
  it('sends nobody to a node that still starts', async () => {
    isStarting = true
    const refused = await world.call('ready', {})
    expect([refused.status, refused.refusal.code, refused.headers['retry-after']]).toEqual([503, 'not_ready', '2'])
    expect((await world.call('health', {})).status).toBe(200)
    isStarting = false
    expect((await world.call('ready', {})).body).toEqual({ ready: true })
  })

  it('is told of a disk that is nearly full, and sends nobody to one without room', async () => {
    free = 900e6
    expect([await health(), await ready()]).toEqual(['nearly full', 200])
    free = 10e6
    expect([await health(), await ready()]).toEqual(['full', 503])
    free = 50e9
    expect([await health(), await ready()]).toEqual(['ok', 200])
  })

  it('keeps the nodes whose database alone has no room, because members can still read', async () => {
    const databaseFull = watchDisk('', async () => 50e9)
    databaseFull.noteError(Object.assign(new Error('could not extend file'), { code: '53100' }))
    expect([await databaseFull.state(), await databaseFull.isOwnFull()]).toEqual(['full', false])
    databaseFull.noteError(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    expect(await databaseFull.isOwnFull()).toBe(true)
  })

  it('sends nobody to a node that stops', async () => {
    const node = await world.anotherNode()
    const answers: number[] = []
    let port = 0
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/${path}`)).status
    // While it stops and before it listens no more.
    node.addHook('preClose', async () => void answers.push(await ask('ready'), await ask('health')))
    port = await listen(node, { port, host: '127.0.0.1' })
    expect(await ask('ready')).toBe(200)
    await node.close()
    expect(answers).toEqual([503, 200])
  })
})
