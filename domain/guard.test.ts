import { describe, expect, it } from 'vitest'
import { guard } from './guard.ts'
import { isProtected, openScreens, protectedScreens, publicPaths } from './screens.ts'

const guarded = [
  '/dashboard',
  '/dashboard-in/IN',
  '/view-new-joined-member',
  '/view-profile-visitors',
  '/view-previous-search',
  '/search',
  '/search/PREVIOUS',
  '/all-grooms',
  '/all-bride',
  '/all-notifications',
  '/handpick-suggestions',
  '/view-contact',
  '/shortlisted-contacts',
  '/edit-profile',
  '/view-biodata',
  '/download-biodata',
  '/my-names',
  '/my-id',
  '/my-list',
  '/me',
  '/my-settings',
  '/my-settings/0198c0de-0000-7000-8000-000000000000',
  '/membership-plans',
  '/my-profile',
  '/my-profile-view',
  '/viewed-contacts',
  '/profile-view/0198c0de-0000-7000-8000-000000000000',
  '/profile-view/0198c0de-0000-7000-8000-000000000000/SELF',
  '/activity-profile-view/0198c0de-0000-7000-8000-000000000000/PENDING/0198c0de-0000-7000-8000-000000000001',
  '/recently-viewed',
  '/shortlisted',
  '/contacts-viewed',
  '/blocked-users',
  '/reported-users',
  '/intrest-sent',
  '/intrest-recieved',
  '/saved-searches',
  '/compare',
  '/family-asks',
  '/search-list',
  '/search-list-next-previous/0198c0de-0000-7000-8000-000000000000',
  '/search-list-next-previous/0198c0de-0000-7000-8000-000000000000/20',
]
const open = ['/our-procedure', '/success-stories', '/contact', '/terms', '/about-us', '/reset-password', '/outbox']

describe('the guard', () => {
  it.each(guarded)('sends a visitor from %s home and lets a member stay', path => {
    expect(guard(path, false)).toBe('/home')
    expect(guard(`${path}/`, false)).toBe('/home')
    expect(guard(path, true)).toBeNull()
  })
  it.each(open)('lets everyone see %s', path => {
    expect([guard(path, false), guard(path, true)]).toEqual([null, null])
  })
  it('leads the bare root to the own profile, or home', () => {
    expect([guard('/', true), guard('/', false)]).toEqual(['/my-profile', '/home'])
  })
  it('shows the landing page to visitors alone', () => {
    expect([guard('/home', true), guard('/home/', true), guard('/home', false)]).toEqual([
      '/dashboard',
      '/dashboard',
      null,
    ])
  })
})

it('knows lists that share no address', () => {
  const all = [...publicPaths, ...openScreens, ...protectedScreens]
  expect(new Set(all).size).toBe(all.length)
  expect([...publicPaths, ...openScreens].filter(isProtected)).toEqual([])
})

it('protects no address but those of the member area', () => {
  for (const path of [
    '/dashboards',
    '/dashboard-in',
    '/dashboard/x',
    '/all-brides',
    '/profile-view',
    '/x/dashboard',
    '/Dashboard',
    '/activity-profile-view/a/b',
  ])
    expect([path, isProtected(path)]).toEqual([path, false])
})
