import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openGate } from './gate.ts'
import { Refusal } from './refusal.ts'

describe('a gate', () => {
  it('refuses at once, and asks to come again, what is above its number', async () => {
    const gate = openGate({ least: 3, most: 3 })
    let finish = () => {}
    const finished = new Promise<void>(resolve => {
      finish = resolve
    })
    const running = [1, 2, 3].map(() => gate.runOrRefuse(() => finished))
    const refused = await gate.runOrRefuse(() => finished).catch(error => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ code: 'overloaded', retryAfterSeconds: 2 })
    finish()
    await Promise.all(running)
    expect(await gate.runOrRefuse(async () => 'answered')).toBe('answered')
  })

  it('gives a place back when the work fails', async () => {
    const gate = openGate({ least: 1, most: 1 })
    for (let n = 0; n < 3; n++)
      await expect(gate.runOrRefuse(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })

  it('allows a fast node more at once', async () => {
    const gate = openGate({ least: 2, most: 100 })
    const until = performance.now() + 600
    while (performance.now() < until) {
      for (let n = 0; n < 200; n++) await gate.runOrRefuse(async () => {})
      await pause(1)
    }
    const together = await Promise.allSettled(Array.from({ length: 100 }, () => gate.runOrRefuse(() => pause(1))))
    expect(together.filter(one => one.status === 'fulfilled')).toHaveLength(100)
  })
})
