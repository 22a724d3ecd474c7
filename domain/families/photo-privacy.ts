/** Who sees a member's photos: everyone, members with a plan, or those between whom an interest is accepted. */
export const photoPrivacies = ['EVERYONE', 'PLAN', 'ACCEPTED'] as const
export type PhotoPrivacy = (typeof photoPrivacies)[number]

/** Why another member's photos are not in an answer: it names the choice that withholds them from this viewer. */
export const withheldReasons = ['PLAN', 'ACCEPTED'] as const satisfies readonly PhotoPrivacy[]
export type WithheldReason = (typeof withheldReasons)[number]
