import { expect, it } from 'vitest'
import { type Gate, openGates } from '#server/http/gate.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import { QueueFull } from '#server/ports/work-queue.ts'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { createStaff, officeOrigin, testStaffPassword } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const full: Gate = { isFull: () => true, runOrRefuse: () => Promise.reject(new Refusal('overloaded')) }
const crowded: Passwords = {
  ...cheapPasswords(),
  matches: () => Promise.reject(new QueueFull()),
  withOwnQueue: () => cheapPasswords(),
}
const members = { role: 'USER', email: 'rutuja@family.in', password: 'saatpaule' } as const

it.each([
  ['wait for a password’s turn', testWorld({ passwords: crowded }), 429],
  ['fill their places', testWorld({ gates: { ...openGates(), entering: full } }), 503],
])('staff log in while families who log in %s', async (_, world, status) => {
  expect((await world.call('login', members)).status).toBe(status)
  const { email } = await createStaff(world)
  const login = await world.call('officeLogin', { email, password: testStaffPassword }, { headers: officeOrigin })
  expect([login.status, login.body.next]).toEqual([200, 'CODE'])
})
