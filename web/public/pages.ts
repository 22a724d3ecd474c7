import type { ComponentType } from 'react'
import { isPublicPath, type PublicPath } from '#domain/screens.ts'
import { Contact } from './contact/Contact.tsx'
import { Home } from './home/Home.tsx'
import { MissingPage } from './missing/MissingPage.tsx'
import { Procedure } from './procedure/Procedure.tsx'
import { StoriesPage } from './stories/StoriesPage.tsx'
import { WrittenPage } from './written/WrittenPage.tsx'

/** Pages that load for their own readers only: the others share one script, which every visitor of the home page fetches. */
const loadedLater = ['/prices', '/trust'] as const
export type LoadedLater = (typeof loadedLater)[number]
export const isLoadedLater = (path: string): path is LoadedLater => loadedLater.some(one => one === path)

const bodies: Record<Exclude<PublicPath, LoadedLater>, ComponentType> = {
  '/home': Home,
  '/our-procedure': Procedure,
  '/success-stories': StoriesPage,
  '/contact': Contact,
  '/about-us': WrittenPage,
  '/terms': WrittenPage,
  '/privacy': WrittenPage,
  '/safety': WrittenPage,
  '/grievance': WrittenPage,
  '/how-we-check': WrittenPage,
  '/refunds': WrittenPage,
}

export const bodyOf = (path: string): ComponentType =>
  isPublicPath(path) && !isLoadedLater(path) ? bodies[path] : MissingPage
