/** The links of a message work for this long. They also bring a hidden profile back. */
export const daysOfLinks = 90

export const answers = ['yes', 'pause', 'found'] as const
export type Answer = (typeof answers)[number]
