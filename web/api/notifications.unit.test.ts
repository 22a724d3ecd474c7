import { expect, it } from 'vitest'
import { nextPoll, ownPath } from './notifications.ts'

it('polls are six seconds apart, more or less, so that pages do not beat together', () => {
  expect([nextPoll(0), nextPoll(0.5), nextPoll(1)]).toEqual([5400, 6000, 6600])
})

it.each([
  ['/profile-view/x', '/profile-view/x'],
  ['//evil.example', '/all-notifications'],
  ['/\\evil.example', '/all-notifications'],
  ['https://evil.example', '/all-notifications'],
  ['javascript:alert(1)', '/all-notifications'],
])('%s leads to %s', (link, path) => {
  expect(ownPath(link)).toBe(path)
})
