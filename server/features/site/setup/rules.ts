import { laterSteps, type SetupStep, type SetupWant, setupSteps } from '#domain/site/setup.ts'
import type { SiteContent } from '#server/features/shared/site-content/published.ts'

/** What the steps are judged by, besides the published content. */
interface SetupFacts {
  hasChannel: boolean
  /** Whether a test message arrived. */
  isReachTried: boolean
  hasPlan: boolean
  hasBackups: boolean
  admins: number
  hasTrustees: boolean
}

/** What each step still wants. An empty list is a step that is done. */
export function wantsOf(site: SiteContent, facts: SetupFacts): Record<SetupStep, SetupWant[]> {
  const name = site.facts('name')
  const contact = site.facts('contact')
  const unless = (isThere: unknown, want: SetupWant): SetupWant[] => (isThere ? [] : [want])
  const published = (kind: 'terms' | 'privacy' | 'refunds') => unless(site.isPublished(kind), 'publishing')
  return {
    name: [...unless(name.name_en, 'name_en'), ...unless(name.name_mr, 'name_mr')],
    address: [
      ...unless(contact.address_en, 'address_en'),
      ...unless(contact.address_mr, 'address_mr'),
      ...unless(contact.city_en, 'city_en'),
      ...unless(contact.city_mr, 'city_mr'),
    ],
    telephone: unless(contact.telephones.some(Boolean), 'telephone'),
    email: unless(contact.email, 'email'),
    officer: [
      ...unless(contact.officer_en, 'officer_en'),
      ...unless(contact.officer_mr, 'officer_mr'),
      ...unless(contact.officer_email || contact.officer_telephone, 'officer_contact'),
    ],
    terms: published('terms'),
    privacy: published('privacy'),
    refunds: published('refunds'),
    plans: unless(facts.hasPlan, 'plan'),
    reach: facts.hasChannel ? unless(facts.isReachTried, 'trial') : ['channel'],
    backup: unless(facts.hasBackups, 'backup_folder'),
    // What one ADMIN enters for a family that lost its phone, another one confirms.
    staff: unless(facts.admins > 1, 'second_admin'),
    trustees: unless(facts.hasTrustees, 'trustee'),
    aadhaar: unless(contact.aadhaar_verifier, 'aadhaar_verifier'),
  }
}

export const mayOpen = (wants: Record<SetupStep, readonly SetupWant[]>): boolean =>
  setupSteps.every(step => laterSteps.has(step) || wants[step].length === 0)
