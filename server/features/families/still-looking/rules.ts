/** A family is asked after this many days without a sign. */
export const daysBeforeAsking = 30
/**
 * After this many days a family with a running plan is called, and a profile without one leaves lists. SQL counts that day too
 * (`silent_from`), so a change of this number or the next needs a migration.
 */
export const daysBeforeCall = 60
/** The profile of a family that was called and gave no sign leaves lists this many days later. */
export const daysAfterCall = 7
/** The links of a message work for this long. They also bring a hidden profile back. */
export const daysOfLinks = 90

export const answers = ['yes', 'pause', 'found'] as const
export type Answer = (typeof answers)[number]
