import { expect, it } from 'vitest'
import { isPushEndpoint } from './rules.ts'

it('messages go to the push services of browsers', () => {
  for (const address of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QABC',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  ])
    expect(isPushEndpoint(address, null), address).toBe(true)
})

it('and to no other address that somebody names', () => {
  for (const address of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:password@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.in/x',
    'https://evilpush.apple.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'file:///etc/passwd',
    'push',
    '',
  ])
    expect(isPushEndpoint(address, null), address).toBe(false)
})

it('a service of the settings’ own is known by its whole origin', () => {
  expect(isPushEndpoint('http://127.0.0.1:4321/push/1', 'http://127.0.0.1:4321')).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:4322/push/1', 'http://127.0.0.1:4321')).toBe(false)
})
