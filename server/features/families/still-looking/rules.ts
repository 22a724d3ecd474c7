/** A family that has given no sign for so long is asked. */
export const daysBeforeAsking = 30
/**
 * Then a family with a running plan is called, and a profile without one leaves lists. The day of leaving is counted in SQL
 * (`silent_from`), so a change of these two needs a migration.
 */
export const daysBeforeCall = 60
/** The profile of a family that was called and gave no sign leaves lists so many days later. */
export const daysAfterCall = 7
/** The links of a message are good for so long. They bring a hidden profile back, too. */
export const daysOfLinks = 90

export const answers = ['yes', 'pause', 'found'] as const
export type Answer = (typeof answers)[number]
