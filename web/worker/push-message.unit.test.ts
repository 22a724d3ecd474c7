import { expect, it } from 'vitest'
import { addressOf, noticeOf } from './push-message.ts'

const origin = 'https://family.in'

it('a message says what to show and which page to open', () => {
  const sent = {
    title: 'Saptapadi',
    body: 'You have a new notification.',
    tag: 'notices',
    path: '/all-notifications',
  }
  expect(noticeOf(() => sent)).toEqual(sent)
  expect(addressOf(sent.path, origin)).toBe('https://family.in/all-notifications')
})

it('one that nobody can read is shown all the same', () => {
  const unreadable = () => JSON.parse('not JSON')
  for (const read of [unreadable, () => null, () => 'text', () => ({ title: 7, path: {} })])
    expect(noticeOf(read)).toEqual({ title: 'नवीन सूचना · New notification', body: '', tag: 'notices', path: '/' })
})

it('a tap opens a page of this site alone', () => {
  for (const path of ['https://evil.in/x', '//evil.in/x', 'javascript:alert(1)', 'data:text/html,x', '\\\\evil.in'])
    expect(addressOf(path, origin)).toBe('https://family.in/')
  for (const path of [7, null, undefined, {}]) expect(new URL(addressOf(path, origin)).origin).toBe(origin)
})
