import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keys, tabKeys } from '#web/api/storage.ts'

function fakeStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    all: () => Object.fromEntries(values),
  }
}
let local = fakeStorage()
let next = fakeStorage()
const address = { assign: vi.fn(), replace: vi.fn() }

/** Loaded anew, since it remembers that it is leaving; the failures must then be of the same loading. */
async function freshSession() {
  vi.resetModules()
  return { ...(await import('./session.ts')), ...(await import('#web/api/client.ts')) }
}

beforeEach(() => {
  local = fakeStorage()
  next = fakeStorage()
  vi.stubGlobal('document', { documentElement: { lang: 'mr' } })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', next)
  vi.stubGlobal('location', address)
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  address.assign.mockReset()
  address.replace.mockReset()
  for (const [key, value] of Object.entries({
    [keys.accessToken]: 'token',
    [keys.gender]: 'F',
    [keys.subscribed]: 'N',
    [keys.tab]: 'mobile',
    [keys.userId]: 'uuid',
    [keys.language]: 'mr',
  }))
    local.setItem(key, value)
})

describe('logging out', () => {
  it('with Remember Me stored takes away the session alone', async () => {
    local.setItem(keys.rememberedMobile, '9876543210')
    await (await freshSession()).logOutHere()
    expect(local.all()).toEqual({
      [keys.userId]: 'uuid',
      [keys.language]: 'mr',
      [keys.rememberedMobile]: '9876543210',
    })
  })
  it('without it leaves nothing but the language, how lists are drawn and the browser’s own mark', async () => {
    local.setItem(keys.device, 'mark')
    local.setItem(keys.listView, 'FACTS')
    await (await freshSession()).logOutHere()
    expect(local.all()).toEqual({ [keys.language]: 'mr', [keys.listView]: 'FACTS', [keys.device]: 'mark' })
  })
  it.each([true, false])('empties what the tab stored, with Remember Me %s', async remembers => {
    if (remembers) local.setItem(keys.rememberedMobile, '9876543210')
    next.setItem('search_drafts', 'whom the member looked for')
    await (await freshSession()).logOutHere()
    expect(next.all()).toEqual({})
  })
  it('tells the server under the token it ends, and goes home even when nobody answers', async () => {
    await (await freshSession()).logOutHere()
    expect(fetch).toHaveBeenCalledWith(
      '/api/logout',
      expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer token' }) }),
    )
    expect(address.assign).toHaveBeenCalledExactlyOnceWith('/home')
  })
})

describe('what was typed and not saved', () => {
  const types = () => {
    local.setItem(keys.profileDraft, 'Sings at the temple')
    next.setItem(tabKeys.profilePhones, '9822012345')
  }
  const left = () => [local.getItem(keys.profileDraft), next.getItem(tabKeys.profilePhones)]

  it.each([true, false])('goes with a logout, with Remember Me %s', async remembers => {
    if (remembers) local.setItem(keys.rememberedMobile, '9876543210')
    types()
    await (await freshSession()).logOutHere()
    expect(left()).toEqual([null, null])
  })
  it('goes with a session that ended by itself', async () => {
    types()
    const { CallFailed, leaveIfEnded } = await freshSession()
    leaveIfEnded(new CallFailed(401, 'Please log in again'))
    expect(left()).toEqual([null, null])
  })
})

describe('a dead session', () => {
  it('leaves once and says it once, however many calls learn it', async () => {
    local.setItem(keys.rememberedMobile, '9876543210')
    const { CallFailed, tellFailure, leaveIfEnded } = await freshSession()
    const keep = vi.spyOn(next, 'setItem')
    const dead = new CallFailed(401, 'Please log in again')
    tellFailure(dead)
    leaveIfEnded(dead)
    tellFailure(dead)
    expect(address.replace).toHaveBeenCalledExactlyOnceWith('/home')
    expect(keep).toHaveBeenCalledExactlyOnceWith(
      'toasts_after_navigation',
      JSON.stringify([{ kind: 'error', text: 'Please log in again' }]),
    )
    expect(local.all()).toEqual({ [keys.language]: 'mr' })
  })
  it('is no news on a page that is leaving: the farewell and the remembered login stay', async () => {
    const { CallFailed, leaveIfEnded, leaveTelling } = await freshSession()
    void leaveTelling('Your profile is deleted')
    leaveIfEnded(new CallFailed(401, 'Please log in again'))
    expect(next.all()).toEqual({
      toasts_after_navigation: JSON.stringify([{ kind: 'success', text: 'Your profile is deleted' }]),
    })
    local.setItem(keys.rememberedMobile, '9876543210')
    const again = await freshSession()
    const loggedOut = again.logOutHere()
    again.leaveIfEnded(new again.CallFailed(401, 'Please log in again'))
    await loggedOut
    expect(local.getItem(keys.rememberedMobile)).toBe('9876543210')
  })
  it('is no news where the press before has stored a newer one', async () => {
    const { CallFailed, leaveIfEnded } = await freshSession()
    leaveIfEnded(new CallFailed(401, 'Please log in again', { token: 'spent by the first press' }))
    expect(local.getItem(keys.accessToken)).toBe('token')
    expect(address.replace).not.toHaveBeenCalled()
    leaveIfEnded(new CallFailed(401, 'Please log in again', { token: 'token' }))
    expect(address.replace).toHaveBeenCalledExactlyOnceWith('/home')
  })
  it('is not what any other failure means', async () => {
    const { CallFailed, tellFailure } = await freshSession()
    tellFailure(new CallFailed(403, 'Not yours'))
    expect(address.replace).not.toHaveBeenCalled()
    expect(local.getItem(keys.accessToken)).toBe('token')
  })
})

describe('an unverified member', () => {
  it('is one with neither flag', async () => {
    const { isUnverified } = await freshSession()
    const flags = (is_verified_mobile: 'Y' | 'N', is_verified_email: 'Y' | 'N') =>
      isUnverified({ is_verified_mobile, is_verified_email })
    expect([flags('N', 'N'), flags('Y', 'N'), flags('N', 'Y'), flags('Y', 'Y')]).toEqual([true, false, false, false])
  })
  it('is cleared and sent home, also when a call finds out first', async () => {
    const { CallFailed, tellFailure } = await freshSession()
    tellFailure(new CallFailed(403, 'Please verify your mobile number', { code: 'unverified' }))
    expect(local.all()).toEqual({ [keys.language]: 'mr' })
    expect(address.replace).toHaveBeenCalledExactlyOnceWith('/home')
  })
})

describe('the member remembered', () => {
  it('is known by side and plan before the server answers; an unknown plan is none', async () => {
    const session = await freshSession()
    expect([session.rememberedGender(), session.rememberedAsPaid()]).toEqual(['F', false])
    session.rememberMember({ uuid: 'other', gender: 'M', is_membership_subscribed: 'Y' })
    expect([session.rememberedGender(), session.rememberedAsPaid()]).toEqual(['M', true])
    local.removeItem(keys.subscribed)
    local.setItem(keys.gender, 'undefined')
    expect([session.rememberedGender(), session.rememberedAsPaid()]).toEqual([null, false])
  })
})
