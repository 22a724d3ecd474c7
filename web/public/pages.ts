import type { ComponentType } from 'react'
import { isPublicPath, type PublicPath } from '#domain/screens.ts'
import { Contact } from './contact/Contact.tsx'
import { Home } from './home/Home.tsx'
import { MissingPage } from './missing/MissingPage.tsx'
import { Procedure } from './procedure/Procedure.tsx'
import { StoriesPage } from './stories/StoriesPage.tsx'
import { Trust } from './trust/Trust.tsx'
import { Written } from './written/Written.tsx'

/** Every public page. */
const bodies: Record<PublicPath, ComponentType> = {
  '/home': Home,
  '/our-procedure': Procedure,
  '/success-stories': StoriesPage,
  '/contact': Contact,
  '/about-us': Written,
  '/terms': Written,
  '/privacy': Written,
  '/safety': Written,
  '/grievance': Written,
  '/how-we-check': Written,
  '/refunds': Written,
  '/trust': Trust,
}

export const bodyOf = (path: string): ComponentType => (isPublicPath(path) ? bodies[path] : MissingPage)
