import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { FailedScreen } from '#web/shell/FailedScreen.tsx'
import { currentLanguage } from '#web/ui/language.ts'
import { OfficeShell } from './frame/OfficeShell.tsx'
import { OfficeLoading } from './parts/OfficeLoading.tsx'
import { OfficeNotFound } from './parts/OfficeNotFound.tsx'
import { officeScreens } from './screens.ts'
import { officeWords } from './words.ts'

const root = createRootRoute({ component: Outlet, notFoundComponent: OfficeNotFound })

/** The only screen outside the login: it creates one. */
const join = createRoute({
  getParentRoute: () => root,
  path: '/office/join',
  component: lazyRouteComponent(() => import('./frame/staff-login/JoinScreen.tsx')),
})
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: OfficeShell,
  notFoundComponent: OfficeNotFound,
})
const screens = officeScreens.map(({ path, load }) =>
  createRoute({ getParentRoute: () => inside, path, component: lazyRouteComponent(load) }),
)

export const officeRouter = () =>
  createRouter({
    routeTree: root.addChildren([join, inside.addChildren(screens)]),
    defaultPreload: 'intent',
    defaultPendingMs: 0,
    defaultPendingComponent: OfficeLoading,
    defaultErrorComponent: ({ error }) => <FailedScreen error={error} words={officeWords(currentLanguage())} />,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
  })
