import { expect, it } from 'vitest'
import { screensFor } from './screens.ts'

const menuOf = (role: Parameters<typeof screensFor>[0]) =>
  screensFor(role).flatMap(({ path, icon }) => (icon ? [path] : []))

it('the menu offers what the role may open', () => {
  expect(menuOf('TREASURER')).toEqual(['/office/payments'])
  expect(menuOf('REVIEWER')).toEqual(['/office/queue'])
  expect(menuOf('STAFF')).toEqual(expect.arrayContaining(['/office', '/office/queue', '/office/payments']))
  expect(menuOf('STAFF')).not.toContain('/office/staff')
  expect(menuOf('ADMIN')).toContain('/office/staff')
  for (const role of ['TREASURER', 'REVIEWER'] as const)
    expect(screensFor(role).map(({ path }) => path)).toContain('/office/account')
})
