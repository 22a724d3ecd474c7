import { expect, it } from 'vitest'
import { CallFailed } from '#web/api/client.ts'
import { isProfileLink, refusalReason } from './profile-link.ts'

const uuid = '0190a1b2-0000-7000-8000-000000000001'

it('takes only addresses that can name a profile', () => {
  expect(isProfileLink({ uuid, activityId: undefined })).toBe(true)
  expect(isProfileLink({ uuid: uuid.toUpperCase(), activityId: uuid })).toBe(true)
  for (const bad of [undefined, '', 'SELF', `${uuid}0`, uuid.replaceAll('-', ''), 'B10023'])
    expect(isProfileLink({ uuid: bad, activityId: undefined })).toBe(false)
  expect(isProfileLink({ uuid, activityId: 'PENDING' })).toBe(false)
})

it.each([
  [new CallFailed(403, '', { code: 'same_gender' }), 'sameGender'],
  [new CallFailed(403, '', { code: 'plan_needed' }), 'failed'],
  [new CallFailed(404, ''), 'notFound'],
  [new CallFailed(400, ''), 'invalidLink'],
  [new CallFailed(429, ''), 'failed'],
  [new CallFailed(500, ''), 'failed'],
  [new CallFailed(0, ''), 'failed'],
  [new TypeError('x'), 'failed'],
])('%s is %s', (error, why) => {
  expect(refusalReason(error)).toBe(why)
})
