/** A family that has given no sign for so long is asked. */
export const daysBeforeAsking = 30
/** A family with a running plan is called after this. Without a plan the profile then leaves lists (`silent_from` in SQL). */
export const daysBeforeCall = 60
/** The links of a message are good for so long. They bring a hidden profile back, too. */
export const daysOfLinks = 90

export const answers = ['yes', 'pause', 'found'] as const
export type Answer = (typeof answers)[number]
