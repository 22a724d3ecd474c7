/** Why families are warned of a profile: it is not a real person's, or it was used to deceive. */
export const recallGrounds = ['false_profile', 'fraud'] as const
export type RecallGround = (typeof recallGrounds)[number]

/**
 * A recall waits for a second person of staff, then for the end of the minute in which it can be withdrawn; then its families are
 * told in portions.
 */
export const recallStates = ['asked', 'confirmed', 'sending', 'sent', 'withdrawn'] as const
export type RecallState = (typeof recallStates)[number]
