/**
 * Every address of the site, grouped by its guard. The server, the guard, the routes, the links and the crawlers' files all
 * read these lists. Addresses use the router's syntax: `$name` is a parameter, `{-$name}` an optional one.
 *
 * Titles and components are in `web/member/routes.tsx` and `web/public/pages.ts`, keyed by these addresses. The server needs
 * neither, and the compiler refuses an address without them.
 */

/** The public pages whose text the provider writes. */
const writtenPaths = ['/about-us', '/terms', '/privacy', '/safety', '/grievance', '/how-we-check', '/refunds'] as const
export type WrittenPath = (typeof writtenPaths)[number]

/** Pages that anyone may open, rendered by the server, in the order in which a visitor reads them. */
export const publicPaths = [
  '/home',
  '/our-procedure',
  '/success-stories',
  '/contact',
  ...writtenPaths,
  '/prices',
  '/trust',
] as const
export type PublicPath = (typeof publicPaths)[number]

/** Screens that anyone may open, rendered by the browser. A token or the demo's machine decides what they show. */
export const openScreens = [
  '/reset-password',
  '/candidate',
  '/candidate/$token',
  '/family-invitation',
  '/outbox',
] as const

/** The tabs of My Activity. */
const activityScreens = [
  '/recently-viewed',
  '/shortlisted',
  '/intrest-sent',
  '/intrest-recieved',
  '/contacts-viewed',
  '/blocked-users',
  '/reported-users',
] as const

/** The screens of the member area, which require a session. */
export const protectedScreens = [
  '/dashboard',
  '/dashboard-in/$type',
  '/view-new-joined-member',
  '/view-profile-visitors',
  '/view-previous-search',
  '/search',
  '/search/$type',
  '/saved-searches',
  '/search-list',
  '/search-list-next-previous/{-$uuid}/{-$offset}',
  '/all-grooms',
  '/all-bride',
  '/all-notifications',
  '/handpick-suggestions',
  '/matches',
  '/compare',
  '/family-asks',
  '/profile-view/$uuid',
  '/profile-view/$uuid/$type',
  '/activity-profile-view/$uuid/$tab_type/$activity_id',
  ...activityScreens,
  '/my-list',
  '/me',
  '/my-profile',
  '/edit-profile',
  '/my-names',
  '/my-id',
  '/my-settings',
  '/my-settings/$uuid',
  '/membership-plans',
  '/membership-begun',
  '/my-profile-view',
  '/view-contact',
  '/shortlisted-contacts',
  '/view-biodata',
  '/download-biodata',
  '/viewed-contacts',
] as const

/** The address of a screen that the browser renders. */
export type Screen = (typeof openScreens)[number] | (typeof protectedScreens)[number]

const includes = (paths: readonly string[], path: string) => paths.includes(path)

export const isPublicPath = (path: string): path is PublicPath => includes(publicPaths, path)
export const isWrittenPath = (path: string): path is WrittenPath => includes(writtenPaths, path)

/**
 * What is drawn between header and footer of a public page: the page of its address, or the one for an address where there is
 * none. Until the site opens, every address has the page that says so.
 */
export type PublicBody = PublicPath | 'missing' | 'opening'
export const publicBodyOf = ({ path, isOpen }: { path: string; isOpen: boolean }): PublicBody =>
  isOpen ? (isPublicPath(path) ? path : 'missing') : 'opening'

export const isActivityScreen = (path: string): boolean => includes(activityScreens, path)

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replace(/\$\w+/g, '[^/]+')}/?$`)
const protectedPatterns = protectedScreens.map(patternOf)

const openPatterns = openScreens.map(patternOf)
export const isOpenScreen = (path: string): boolean => openPatterns.some(pattern => pattern.test(path))

export const isProtected = (path: string): boolean => protectedPatterns.some(pattern => pattern.test(path))

const screens: readonly Screen[] = [...openScreens, ...protectedScreens]
const screenPatterns = screens.map(screen => [screen, patternOf(screen)] as const)

/** The screen that an address opens. */
export const screenOf = (path: string): Screen | null =>
  screenPatterns.find(([, pattern]) => pattern.test(path))?.[0] ?? null
