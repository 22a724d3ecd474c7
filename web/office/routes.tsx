import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { BrokenView } from '#web/shell/BrokenView.tsx'
import { currentLanguage } from '#web/ui/language.ts'
import { Loading } from './frame/Loading.tsx'
import { NotFound } from './frame/NotFound.tsx'
import { Shell } from './frame/Shell.tsx'
import { officeScreens } from './screens.ts'
import { officeWords } from './words.ts'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })

/** The one screen without a login: it makes one. */
const join = createRoute({
  getParentRoute: () => root,
  path: '/office/join',
  component: lazyRouteComponent(() => import('./features/login/JoinScreen.tsx')),
})
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: Shell, notFoundComponent: NotFound })
const first = createRoute({
  getParentRoute: () => root,
  path: '/office',
  beforeLoad: () => {
    throw redirect({ href: officeScreens[0]?.path ?? '/office/audit' })
  },
})
const screens = officeScreens.map(({ path, load }) =>
  createRoute({ getParentRoute: () => inside, path, component: lazyRouteComponent(load) }),
)

export const officeRouter = () =>
  createRouter({
    routeTree: root.addChildren([first, join, inside.addChildren(screens)]),
    defaultPreload: 'intent',
    defaultPendingMs: 0,
    defaultPendingComponent: Loading,
    defaultErrorComponent: () => <BrokenView words={officeWords(currentLanguage())} />,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
  })
