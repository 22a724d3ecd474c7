import { expect, it, vi } from 'vitest'
import { registers } from '#server/testing/families.ts'
import { testWorld } from '#server/testing/world.ts'
import type { SecurityEvent } from './security-log.ts'

// At this level little is printed, and the log is there to be watched.
const world = testWorld({ env: { LOG_LEVEL: 'error' } })

it('logins are told whether they succeed or not, and so is a call without a session', async () => {
  const { id, form } = await registers(world)
  const info = vi.spyOn(world.app.log, 'info')
  const told = () =>
    (info.mock.calls as unknown as [{ security?: SecurityEvent }][]).flatMap(([{ security }]) => security ?? [])
  const login = { role: 'USER', email: form.email } as const
  expect((await world.call('login', { ...login, password: 'notthisone' })).status).toBe(400)
  expect((await world.call('login', { ...login, password: form.password })).status).toBe(200)
  expect((await world.call('joinedList', {})).status).toBe(401)
  expect(told()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'refused', code: 'bad_credentials', call: '/api/login' }),
      expect.objectContaining({ event: 'login', member: id }),
      expect.objectContaining({ event: 'refused', code: 'no_session' }),
    ]),
  )
  expect(JSON.stringify(info.mock.calls)).not.toContain(form.email)
})
