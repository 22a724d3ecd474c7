/**
 * The addresses of the member area, as the specification spells them: whoever opens one needs a session. `:name` is a
 * part the address carries, `?` one it may leave out.
 */
export const memberPages = [
  '/dashboard',
  '/dashboard-in/:type',
  '/view-new-joined-member',
  '/view-profile-visitors',
  '/view-previous-search',
  '/search/:type?',
  '/search-list',
  '/search-list-next-previous/:uuid?/:offset?',
  '/all-grooms',
  '/all-bride',
  '/all-notifications',
  '/handpick-suggestions',
  '/profile-view/:uuid/:type?',
  '/activity-profile-view/:uuid/:tab_type/:activity_id',
  '/recently-viewed',
  '/shortlisted',
  '/intrest-sent',
  '/intrest-recieved',
  '/contacts-viewed',
  '/blocked-users',
  '/reported-users',
  '/my-profile',
  '/my-profile-view',
  '/edit-profile',
  '/my-settings/:uuid?',
  '/my-id',
  '/membership-plans',
  '/view-contact',
  '/shortlisted-contacts',
  '/view-biodata',
  '/download-biodata',
  '/viewed-contacts',
] as const

const patterns = memberPages.map(page => {
  const parts = page.split('/').slice(1)
  const body = parts.map(part => (part.endsWith('?') ? '(?:/[^/]+)?' : part.startsWith(':') ? '/[^/]+' : `/${part}`))
  return new RegExp(`^${body.join('')}/?$`)
})

export const isMemberPage = (path: string): boolean => patterns.some(pattern => pattern.test(path))
