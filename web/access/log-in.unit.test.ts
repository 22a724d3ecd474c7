import { beforeEach, expect, test, vi } from 'vitest'
import { keys } from '#web/api/storage.ts'
import { logIn, logInFromFooter } from './log-in.ts'

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }
let storage = new Map<string, string>()
let answers: Record<string, Answer> = {}
let calls: { call: string; sent: unknown; bearer: string | null }[] = []

const unverified = {
  uuid: 'u',
  gender: 'F',
  is_membership_subscribed: 'N',
  is_verified_mobile: 'N',
  is_verified_email: 'N',
}
const me = { ...unverified, mobile: '9822012345', email: 'aai@example.in', country_code: 'in' }
const credentials = { tab: 'mobile', email: '', mobile: '9822012345', country: 'in', password: 'tulsi-1' } as const

beforeEach(() => {
  storage = new Map()
  calls = []
  answers = {
    'POST /mobile-login': { body: { access_token: 'token', device: 'mark', message: '' } },
    'POST /login': { body: { access_token: 'token', device: 'mark', message: '' } },
    'GET /user/me': { body: me },
    'POST /resend/otp': { body: { message: 'sent', success: true, sent_to: 'SMS' } },
  }
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace('/api', '')}`
    const headers = init.headers as Record<string, string>
    calls.push({
      call,
      sent: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      bearer: headers.authorization ?? null,
    })
    const { status = 200, body = {}, headers: back = {} } = answers[call] ?? { status: 404 }
    return new Response(JSON.stringify(body), { status, headers: back })
  })
})

test('a verified member is in: token, side and plan are stored, no code is asked for', async () => {
  answers['GET /user/me'] = { body: { ...me, is_verified_mobile: 'Y', is_membership_subscribed: 'Y' } }
  expect(await logIn(credentials, false)).toBeNull()
  expect(calls.map(({ call, bearer }) => [call, bearer])).toEqual([
    ['POST /mobile-login', null],
    ['GET /user/me', 'Bearer token'],
  ])
  expect(calls[0]?.sent).toEqual({
    role: 'USER',
    mobile: '9822012345',
    country_code: 'in',
    dial_code: '+91',
    password: 'tulsi-1',
  })
  expect([
    storage.get(keys.accessToken),
    storage.get(keys.gender),
    storage.get(keys.subscribed),
    storage.get(keys.tab),
  ]).toEqual(['token', 'F', 'Y', 'mobile'])
})

test('an unverified one is sent a code, whatever the other channel says; then it may be skipped', async () => {
  expect(await logIn(credentials, false)).toEqual({
    awaited: {
      mode: 'verification',
      tab: 'mobile',
      contact: '9822012345',
      country: 'in',
      canSkip: false,
      waitSeconds: 30,
    },
  })
  expect(calls.at(-1)).toEqual({
    call: 'POST /resend/otp',
    sent: { email: '9822012345', otp_type: 'RESEND' },
    bearer: 'Bearer token',
  })
  answers['GET /user/me'] = { body: { ...me, is_verified_email: 'Y' } }
  expect(await logIn(credentials, false)).toMatchObject({ awaited: { canSkip: true } })
})

test('where the code went by the other channel, the dialog names that one', async () => {
  answers['POST /resend/otp'] = { body: { message: 'sent', success: true, sent_to: 'EMAIL' } }
  expect(await logIn(credentials, false)).toMatchObject({
    awaited: { tab: 'email', contact: 'aai@example.in' },
  })
})

test('a longer code gets as many boxes as it has digits', async () => {
  answers['POST /resend/otp'] = { body: { message: 'sent', success: true, sent_to: 'SMS', code_length: 6 } }
  expect(await logIn(credentials, false)).toMatchObject({ awaited: { codeLength: 6 } })
})

test('a resend refused by its limit opens the code dialog all the same, with the time to wait', async () => {
  answers['POST /resend/otp'] = { status: 429, headers: { 'retry-after': '17' } }
  expect(await logIn({ ...credentials, tab: 'email', email: ' aai@example.in ' }, false)).toMatchObject({
    awaited: { tab: 'email', contact: 'aai@example.in', waitSeconds: 17 },
  })
  expect(calls[0]).toMatchObject({ call: 'POST /login', sent: { email: 'aai@example.in' } })
})

test('nothing stays stored when the login or the member cannot be had', async () => {
  answers['GET /user/me'] = { status: 500 }
  await expect(logIn(credentials, false)).rejects.toMatchObject({ status: 500 })
  expect(storage.has(keys.accessToken)).toBe(false)
  answers['POST /mobile-login'] = { status: 400 }
  await expect(logIn(credentials, true)).rejects.toMatchObject({ status: 400 })
  expect([...storage]).toEqual([[keys.device, 'mark']])
})

test('a member whose number another family verified is asked for another, and for a code of the address first', async () => {
  const byEmail = { ...credentials, tab: 'email', email: 'aai@example.in' } as const
  answers['GET /user/me'] = { body: { ...me, mobile: '', is_verified_email: 'Y' } }
  expect(await logIn(byEmail, false)).toEqual({ missing: 'mobile' })
  expect(await logInFromFooter(byEmail)).toBe('mobile')
  answers['GET /user/me'] = { body: { ...me, mobile: '' } }
  answers['POST /resend/otp'] = { body: { message: 'sent', success: true, sent_to: 'EMAIL' } }
  expect(await logIn(byEmail, false)).toMatchObject({ awaited: { contact: 'aai@example.in', canSkip: false } })
  // The header of the dashboard sends one away who has verified nothing.
  expect(await logInFromFooter(byEmail)).toBeNull()
  // A family from a register or the counter may never have had the other contact.
  for (const came_by of ['IMPORT', 'COUNTER']) {
    answers['GET /user/me'] = { body: { ...me, mobile: '', is_verified_email: 'Y', came_by } }
    expect(await logInFromFooter(byEmail)).toBeNull()
  }
})

test('a family that registered without an email is not asked for one at each login', async () => {
  const byMobile = { ...me, email: '', is_verified_mobile: 'Y' }
  answers['GET /user/me'] = { body: { ...byMobile, no_email: 'N' } }
  expect(await logInFromFooter(credentials)).toBe('email')
  answers['GET /user/me'] = { body: { ...byMobile, no_email: 'Y' } }
  expect(await logInFromFooter(credentials)).toBeNull()
})

test('the footer stores the token and no more, whatever the member’s record answers', async () => {
  answers['GET /user/me'] = { status: 500 }
  expect(await logInFromFooter({ ...credentials, tab: 'email', email: 'anything' })).toBeNull()
  expect(calls.map(({ call }) => call)).toEqual(['POST /login', 'GET /user/me'])
  expect(storage.get(keys.accessToken)).toBe('token')
  expect(storage.has(keys.gender)).toBe(false)
})
