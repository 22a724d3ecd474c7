import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { guard } from '#domain/guard.ts'
import type { Screen } from '#domain/screens.ts'
import { isOffline } from '#web/api/failures.ts'
import { hasToken } from '#web/session/session.ts'
import { FailedScreen } from '#web/shell/FailedScreen.tsx'
import { currentLanguage } from '#web/ui/language.ts'
import { PartUnreached } from '#web/ui/load-part.ts'
import type { ActivityTabName } from './features/finding/activity/activity-tabs.ts'
import type { MemberListName } from './features/finding/lists/member-lists.ts'
import { ScreenChange } from './frame/ScreenChange.tsx'
import { Shell } from './frame/Shell.tsx'
import type { SampleName } from './frame/samples/SampleScreen.tsx'
import { Loading } from './parts/Loading.tsx'
import { NotFound } from './parts/NotFound.tsx'
import { memberWords } from './words.ts'

type Title = keyof ReturnType<typeof memberWords>

interface ScreenFacts {
  /** A function where the title depends on the address. */
  title: Title | ((params: { uuid?: string }) => Title)
  load: () => Promise<{ default: ComponentType }>
  /** The screen restores its own scroll position. The router does so for all others. */
  restoresScroll?: true
  /** The screen stays mounted while its address changes, because a step to the next profile is not a change of screen. */
  staysOnSteps?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<Pick<ScreenFacts, 'title' | 'staysOnSteps'>> {}
  interface Register {
    router: ReturnType<typeof memberRouter>
  }
}

const dashboard = () => import('./frame/dashboard/DashboardScreen.tsx')
const search = () => import('./features/finding/search/SearchScreen.tsx')
const profile = () => import('./features/families/profiles/ProfileScreen.tsx')
const settings = () => import('./features/families/settings/SettingsScreen.tsx')

const memberList = (list: MemberListName): ScreenFacts => ({
  title: list,
  load: async () => {
    const { MemberListScreen } = await import('./features/finding/lists/MemberListScreen.tsx')
    return { default: () => <MemberListScreen list={list} /> }
  },
  restoresScroll: true,
})

const activity = (tab: ActivityTabName): ScreenFacts => ({
  title: tab,
  load: async () => {
    const { ActivityScreen } = await import('./features/finding/activity/ActivityScreen.tsx')
    return { default: () => <ActivityScreen tab={tab} /> }
  },
  restoresScroll: true,
})

const sample = (name: SampleName): ScreenFacts => ({
  title: 'sample',
  load: async () => {
    const { SampleScreen } = await import('./frame/samples/SampleScreen.tsx')
    return { default: () => <SampleScreen sample={name} /> }
  },
})

/** Every screen that the browser draws. `domain/screens.ts` lists the addresses and says which need a session. */
const screens = {
  '/dashboard': { title: 'dashboard', load: dashboard },
  '/dashboard-in/$type': { title: 'dashboard', load: dashboard },
  '/view-new-joined-member': memberList('newlyJoined'),
  '/view-profile-visitors': memberList('visitors'),
  '/view-previous-search': memberList('previousSearch'),
  '/search': { title: 'search', load: search },
  '/search/$type': { title: 'search', load: search },
  '/saved-searches': {
    title: 'savedSearches',
    load: () => import('./features/finding/search/saved-searches/SavedSearchesScreen.tsx'),
  },
  '/search-list': {
    title: 'search',
    load: () => import('./features/finding/search/results/SearchListScreen.tsx'),
    restoresScroll: true,
  },
  '/search-list-next-previous/{-$uuid}/{-$offset}': {
    title: ({ uuid }) => (uuid ? 'profile' : 'searchResult'),
    load: () => import('./features/finding/search/results/StepScreen.tsx'),
    staysOnSteps: true,
  },
  '/all-grooms': memberList('allGrooms'),
  '/all-bride': memberList('allBrides'),
  '/all-notifications': {
    title: 'notifications',
    load: () => import('./features/telling/notifications/NotificationsScreen.tsx'),
  },
  '/handpick-suggestions': {
    title: 'suggestions',
    load: () => import('./features/finding/suggestions/SuggestionsScreen.tsx'),
  },
  '/matches': {
    title: 'matches',
    load: () => import('./features/finding/matches/MatchesScreen.tsx'),
    restoresScroll: true,
  },
  '/compare': { title: 'compare', load: () => import('./features/finding/compare/CompareScreen.tsx') },
  '/family-asks': { title: 'familyAsks', load: () => import('./features/relations/family-asks/FamilyAsksScreen.tsx') },
  '/profile-view/$uuid': { title: 'profile', load: profile },
  '/profile-view/$uuid/$type': { title: 'profile', load: profile },
  '/activity-profile-view/$uuid/$tab_type/$activity_id': { title: 'profile', load: profile },
  '/recently-viewed': activity('recentlyViewed'),
  '/shortlisted': activity('shortlisted'),
  '/intrest-sent': activity('interestSent'),
  '/intrest-recieved': activity('interestReceived'),
  '/contacts-viewed': activity('contactsViewed'),
  '/blocked-users': activity('blockedUsers'),
  '/reported-users': activity('reportedUsers'),
  '/my-list': { title: 'myActivity', load: () => import('./features/finding/activity/MyListScreen.tsx') },
  '/me': { title: 'me', load: () => import('./frame/me/MeScreen.tsx') },
  '/my-profile': { title: 'myProfile', load: () => import('./features/families/my-profile/MyProfileScreen.tsx') },
  '/edit-profile': { title: 'editProfile', load: () => import('./features/families/my-profile/EditProfileScreen.tsx') },
  '/my-names': {
    title: 'myNames',
    load: () => import('./features/families/my-profile/second-script/OwnFormsScreen.tsx'),
  },
  '/my-id': { title: 'myId', load: () => import('./features/families/id-proof/MyIdScreen.tsx') },
  '/my-settings': { title: 'settings', load: settings },
  '/my-settings/$uuid': { title: 'settings', load: settings },
  '/membership-plans': { title: 'plans', load: () => import('./features/money/plans/PlansScreen.tsx') },
  '/membership-begun': {
    title: 'membershipBegun',
    load: () => import('./features/money/payments/MembershipBegunScreen.tsx'),
  },
  '/my-profile-view': sample('ownProfile'),
  '/view-contact': sample('contact'),
  '/shortlisted-contacts': sample('shortlisted'),
  '/view-biodata': sample('biodata'),
  '/download-biodata': sample('download'),
  '/viewed-contacts': sample('viewed'),
  '/reset-password': { title: 'resetPassword', load: () => import('./features/recovery/ResetPasswordScreen.tsx') },
  '/candidate': {
    title: 'candidate',
    load: () => import('./features/families/candidate-consent/CandidateCodeScreen.tsx'),
  },
  '/candidate/$token': {
    title: 'candidate',
    load: () => import('./features/families/candidate-consent/CandidateScreen.tsx'),
  },
  '/family-invitation': {
    title: 'familyInvitation',
    load: () => import('./features/family-invitation/FamilyInvitationScreen.tsx'),
  },
  '/outbox': { title: 'outbox', load: () => import('./features/telling/outbox/OutboxScreen.tsx') },
} satisfies Record<Screen, ScreenFacts>

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
    // The session may have ended in another tab. The page reloads, and nothing is drawn until then.
    location.replace(elsewhere)
    await new Promise(() => undefined)
  },
})

const factsOf = (path: Screen): ScreenFacts => screens[path]

/** The router reloads the page when a file is missing. Without a network that would leave the site. */
const named = (load: ScreenFacts['load']) => () =>
  load().catch((cause: unknown) => {
    throw isOffline() ? new PartUnreached('no network', { cause }) : cause
  })

function routeOf<Path extends Screen>(path: Path) {
  const { load, title, staysOnSteps } = factsOf(path)
  return createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(named(load)),
    staticData: staysOnSteps ? { title, staysOnSteps } : { title },
  })
}

type Routes = { [Path in Screen]: ReturnType<typeof routeOf<Path>> }
const paths = Object.keys(screens) as Screen[]
// `fromEntries` loses which key has which value, and the router's types need that.
const routes = Object.fromEntries(paths.map(path => [path, routeOf(path)])) as unknown as Routes

const restoresScroll = (pathname: string) => paths.some(path => path === pathname && factsOf(path).restoresScroll)

export const memberRouter = () =>
  createRouter({
    routeTree: root.addChildren(routes),
    // The shell is drawn while the code of the first screen loads. As the root's component it would be mounted again with
    // the screen, and a menu opened in it meanwhile would close.
    InnerWrap: Shell,
    defaultPreload: 'intent',
    defaultPendingMs: 0,
    // Otherwise each screen whose code has to load would wait half a second, however soon the code arrives.
    defaultPendingMinMs: 0,
    defaultPendingComponent: Loading,
    defaultErrorComponent: ({ error }) => <FailedScreen error={error} words={memberWords(currentLanguage())} />,
    scrollRestoration: ({ location: { pathname } }) => !restoresScroll(pathname),
    scrollRestorationBehavior: 'instant',
  })
