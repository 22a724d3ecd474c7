import type { Registrant } from '../families/candidate-consent.ts'

/** Who of a family logs in for a profile: each of them once. */
export const familyRoles = ['CANDIDATE', 'MOTHER', 'FATHER', 'OTHER'] as const
export type FamilyRole = (typeof familyRoles)[number]

const isRole = (named: string): named is FamilyRole => (familyRoles as readonly string[]).includes(named)

/** Who registered a profile, as one of those. Nobody has said it yet for an old profile. */
export const roleOfRegistrant = (registrant: Registrant | null): FamilyRole =>
  registrant && isRole(registrant) ? registrant : 'OTHER'

/** How many of the family log in for a profile besides its registered owner. A trigger holds it, as the next. */
export const mostLoginsBesidesOwner = 3
/** How many more of the family only hear of a profile, without a login. */
export const mostListeners = 4

/** An invitation that nobody accepts ends by itself. */
export const daysToAccept = 7
/** How many digits the code of an invitation has. It is good for days, so it is longer than others. */
export const invitationCodeLength = 8
