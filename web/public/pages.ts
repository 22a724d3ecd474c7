import type { ComponentType } from 'react'
import { isPublicPath, type PublicPath } from '#domain/screens.ts'
import { Contact } from './contact/Contact.tsx'
import { Home } from './home/Home.tsx'
import { MissingPage } from './missing/MissingPage.tsx'
import { Procedure } from './procedure/Procedure.tsx'
import { StoriesPage } from './stories/StoriesPage.tsx'
import { WrittenPage } from './written/WrittenPage.tsx'

/** Every public page except the one of the figures, which has the most words and loads for its own readers only. */
const bodies: Record<Exclude<PublicPath, '/trust'>, ComponentType> = {
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
  isPublicPath(path) && path !== '/trust' ? bodies[path] : MissingPage
