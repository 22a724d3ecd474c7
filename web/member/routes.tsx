import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { guard } from '#domain/guard.ts'
import { currentLanguage } from '#web/api/client.ts'
import { hasToken } from '#web/session/session.ts'
import type { Screen } from '#web/shell/screens.ts'
import { Broken } from './Broken.tsx'
import { Loading } from './Loading.tsx'
import { NotFound } from './NotFound.tsx'
import { ScreenChange } from './ScreenChange.tsx'
import { Shell } from './Shell.tsx'
import type { memberWords } from './words.ts'

type Title = keyof ReturnType<typeof memberWords>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** By what the address says, where that changes it. */
    title?: Title | ((params: { uuid?: string }) => Title)
    /** Its addresses are those of one screen after the other in the same place. */
    steps?: true
  }
  interface Register {
    router: ReturnType<typeof memberRouter>
  }
}

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <ScreenChange />
    </>
  ),
  notFoundComponent: NotFound,
  beforeLoad: async ({ location: { pathname } }) => {
    const elsewhere = guard(pathname, hasToken())
    if (!elsewhere) return
    // A page load, and nothing drawn until it comes: the session may have ended in another tab.
    location.replace(elsewhere)
    await new Promise(() => undefined)
  },
})

const screen = <Path extends Screen>(
  path: Path,
  named: Title | StaticDataRouteOption,
  load: () => Promise<{ default: ComponentType }>,
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(load),
    staticData: typeof named === 'string' ? { title: named } : named,
  })

const dashboard = () => import('./features/dashboard/DashboardScreen.tsx')
const search = () => import('./features/search/SearchScreen.tsx')
const profile = () => import('#web/member/features/profiles/ProfileScreen.tsx')

/** Every screen of the member area. */
const screens = root.addChildren([
  screen('/dashboard', 'dashboard', dashboard),
  screen('/dashboard-in/$type', 'dashboard', dashboard),
  screen('/view-new-joined-member', 'newlyJoined', () => import('#web/member/features/lists/NewlyJoinedScreen.tsx')),
  screen('/view-profile-visitors', 'visitors', () => import('#web/member/features/lists/VisitorsScreen.tsx')),
  screen('/search', 'search', search),
  screen('/search/$type', 'search', search),
  screen(
    '/view-previous-search',
    'previousSearch',
    () => import('#web/member/features/search/results/PreviousSearchScreen.tsx'),
  ),
  screen('/search-list', 'search', () => import('#web/member/features/search/results/SearchListScreen.tsx')),
  screen(
    '/search-list-next-previous/{-$uuid}/{-$offset}',
    { title: ({ uuid }) => (uuid ? 'profile' : 'searchResult'), steps: true },
    () => import('#web/member/features/search/results/StepScreen.tsx'),
  ),
  screen('/handpick-suggestions', 'suggestions', () => import('./features/suggestions/SuggestionsScreen.tsx')),
  screen('/all-grooms', 'allGrooms', () => import('#web/member/features/lists/AllGroomsScreen.tsx')),
  screen('/all-bride', 'allBrides', () => import('#web/member/features/lists/AllBridesScreen.tsx')),
  screen('/profile-view/$uuid', 'profile', profile),
  screen('/profile-view/$uuid/$type', 'profile', profile),
  screen('/activity-profile-view/$uuid/$tab_type/$activity_id', 'profile', profile),
  screen('/my-profile', 'myProfile', () => import('#web/member/features/my-profile/MyProfileScreen.tsx')),
  screen('/view-contact', 'sample', () => import('./features/samples/ContactSample.tsx')),
  screen('/shortlisted-contacts', 'sample', () => import('./features/samples/ShortlistedSample.tsx')),
  screen('/view-biodata', 'sample', () => import('./features/samples/BiodataSample.tsx')),
  screen('/download-biodata', 'sample', () => import('./features/samples/DownloadSample.tsx')),
  screen('/viewed-contacts', 'sample', () => import('./features/samples/ViewedContactsSample.tsx')),
  screen('/my-profile-view', 'sample', () => import('./features/samples/OwnProfileSample.tsx')),
  screen('/reset-password', 'resetPassword', () => import('./features/password/ResetPasswordScreen.tsx')),
  screen('/outbox', 'outbox', () => import('./features/outbox/OutboxScreen.tsx')),
])

/** They find their own place when a member comes back to them. */
const keepTheirPlace: readonly string[] = [
  '/view-new-joined-member',
  '/view-profile-visitors',
  '/all-grooms',
  '/all-bride',
  '/view-previous-search',
  '/search-list',
] satisfies Screen[]

export const memberRouter = () =>
  createRouter({
    routeTree: screens,
    // Around the wait for the first screen's code as well, and the same one before and after it: as the root's
    // component it would come only with the screen, and what had been opened in another frame would go with that.
    InnerWrap: Shell,
    defaultPreload: 'intent',
    defaultPendingMs: 0,
    defaultPendingComponent: Loading,
    defaultErrorComponent: () => <Broken language={currentLanguage()} />,
    scrollRestoration: ({ location: { pathname } }) => !keepTheirPlace.includes(pathname),
    scrollRestorationBehavior: 'instant',
  })
