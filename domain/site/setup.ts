/** What a site is asked for before families come, in this order. A later step is a row here, of the rules and of the screen. */
export const setupSteps = [
  'name',
  'address',
  'telephone',
  'email',
  'officer',
  'terms',
  'privacy',
  'refunds',
  'plans',
  'reach',
  'backup',
  'staff',
  'trustees',
  'aadhaar',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** A site may open without these. */
export const laterSteps: ReadonlySet<SetupStep> = new Set(['plans', 'backup', 'staff', 'trustees', 'aadhaar'])

/** What a step may still want. */
export const setupWants = [
  'name_en',
  'name_mr',
  'address_en',
  'address_mr',
  'city_en',
  'city_mr',
  'telephone',
  'email',
  'officer_en',
  'officer_mr',
  'officer_contact',
  'publishing',
  'plan',
  'channel',
  'trial',
  'backup_folder',
  'second_admin',
  'trustee',
  'aadhaar_verifier',
] as const
export type SetupWant = (typeof setupWants)[number]

/** How many people outside the office are told every day, and how many days a change of them waits. */
export const mostTrustees = 5
export const daysUntilTrusteesChange = 7
