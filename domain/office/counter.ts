/** How many families one of staff may register at the counter on a day. */
export const counterRegistrationsADay = 200
/** A half-done form of the counter is erased after so many days. */
export const daysOfCounterDraft = 7
