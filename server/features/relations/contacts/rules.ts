import type { FamilyContact, SpentView } from './queries.ts'

// Whether the viewer may ask for a contact at all is `mayViewContact` of pair/rules.ts. Here stands what a view costs.

/** A pair is paid for once: a contact that was unlocked before costs nothing, under whichever plan. */
export const costsNothing = (unlockedBefore: Date | null): boolean => unlockedBefore !== null

/** A family that shows no number to this viewer has nothing that a view could be spent for. */
export const showsNumber = ({ mobile, phones }: Pick<FamilyContact, 'mobile' | 'phones'>): boolean =>
  mobile !== null || phones.length > 0

/** Whether a number that a family entered is the registered one, in another spelling. */
export const isRegistered = (mobile: string, phone: string): boolean => phone.replace(/\D/g, '').endsWith(mobile)

/** Whether no number that would be shown answers. Only the registered one is known to be dead; others were never tried. */
export const isDead = ({ mobile, mobile_is_dead, phones }: FamilyContact): boolean =>
  mobile !== null && mobile_is_dead && phones.every(({ phone }) => isRegistered(mobile, phone))

/** Why a view was not spent, or null where it was. A side that the office corrected in the meantime is `same_gender`. */
export function whyNotSpent(spent: SpentView): 'plan_needed' | 'views_used_up' | 'same_gender' | null {
  if (spent.left_before === null) return 'plan_needed'
  if (!spent.is_spent) return 'views_used_up'
  return spent.is_written ? null : 'same_gender'
}
