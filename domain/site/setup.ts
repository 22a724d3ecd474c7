/** What a site needs before families can come, in the order in which the office asks for it. */
export const setupSteps = [
  'name',
  'address',
  'telephone',
  'email',
  'officer',
  'terms',
  'privacy',
  'refunds',
  'reach',
] as const
export type SetupStep = (typeof setupSteps)[number]
