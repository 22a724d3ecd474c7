import { expect, it } from 'vitest'
import { mayCall } from './may.ts'
import { screensFor } from './screens.ts'

const menuOf = (role: Parameters<typeof screensFor>[0]) =>
  screensFor(role).flatMap(({ path, icon }) => (icon ? [path] : []))

it('the menu offers what the role may open', () => {
  expect(menuOf('TREASURER')).toEqual(['/office/payments', '/office/cash', '/office/statement'])
  expect(menuOf('REVIEWER')).toEqual(['/office/queue'])
  expect(menuOf('STAFF')).toEqual(expect.arrayContaining(['/office', '/office/queue', '/office/payments']))
  expect(menuOf('STAFF')).not.toContain('/office/staff')
  expect(menuOf('ADMIN')).toContain('/office/staff')
  for (const role of ['TREASURER', 'REVIEWER'] as const)
    expect(screensFor(role).map(({ path }) => path)).toContain('/office/account')
})

it('a page names the access that a call declares, and the compiler refuses another', () => {
  expect(mayCall('TREASURER', { refundPayment: 'refunds' })).toBe(true)
  expect(mayCall('STAFF', { officePayments: 'payments', refundPayment: 'refunds' })).toBe(false)
  // @ts-expect-error: refunds are not for all staff
  expect(mayCall('STAFF', { refundPayment: 'staff' })).toBe(true)
})
