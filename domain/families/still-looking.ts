/** A family is asked after this many days without a sign. */
export const daysBeforeAsking = 30
/** After this many days without a sign a family with a running plan is called, and a profile without one leaves lists. */
export const daysBeforeCall = 60
/** The profile of a family that was called and gave no sign leaves lists this many days later. */
export const daysAfterCall = 7
