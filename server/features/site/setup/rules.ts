import { type SetupStep, setupSteps } from '#domain/site/setup.ts'
import type { SiteContent } from '#server/features/shared/site-content/published.ts'

/** Whether each step is done, which follows from the published content and from whether a test message arrived. */
export function stepsDone(site: SiteContent, isReachTried: boolean): Record<SetupStep, boolean> {
  const name = site.facts('name')
  const contact = site.facts('contact')
  return {
    name: Boolean(name.name_en && name.name_mr),
    address: Boolean(contact.address_en && contact.address_mr && contact.city_en && contact.city_mr),
    telephone: contact.telephones.some(Boolean),
    email: Boolean(contact.email),
    officer: Boolean(contact.officer_en && contact.officer_mr && (contact.officer_email || contact.officer_telephone)),
    terms: site.isPublished('terms'),
    privacy: site.isPublished('privacy'),
    refunds: site.isPublished('refunds'),
    reach: isReachTried,
  }
}

export const isSetUp = (done: Record<SetupStep, boolean>): boolean => setupSteps.every(step => done[step])
