import type { ComponentType } from 'react'
import type { PublicBody } from '#domain/screens.ts'
import { Home } from './home/Home.tsx'

const written = async (): Promise<ComponentType> => (await import('./written/WrittenPage.tsx')).WrittenPage

/** The body of each page. All but that of the home page load for their own readers: a visitor fetches nothing of another page. */
const bodies = {
  '/home': async () => Home,
  '/our-procedure': async () => (await import('./procedure/Procedure.tsx')).Procedure,
  '/success-stories': async () => (await import('./stories/StoriesPage.tsx')).StoriesPage,
  '/contact': async () => (await import('./contact/Contact.tsx')).Contact,
  '/about-us': written,
  '/terms': written,
  '/privacy': written,
  '/safety': written,
  '/grievance': written,
  '/how-we-check': written,
  '/refunds': written,
  '/prices': async () => (await import('./prices/Prices.tsx')).Prices,
  '/trust': async () => (await import('./trust/Trust.tsx')).Trust,
  missing: async () => (await import('./missing/MissingPage.tsx')).MissingPage,
  opening: async () => (await import('./opening/OpeningSoon.tsx')).OpeningSoon,
} satisfies Record<PublicBody, () => Promise<ComponentType>>

export const loadBody = (name: PublicBody): Promise<ComponentType> => bodies[name]()
