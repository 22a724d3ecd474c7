/** What a family says of a contact that it opened. */
export const plainOutcomes = ['spoke', 'no_answer', 'dead', 'engaged'] as const
/** What is asked once more before it is said. */
export const accusations = ['agent', 'money'] as const
export type Accusation = (typeof accusations)[number]
export const contactOutcomes = [...plainOutcomes, ...accusations] as const
export type ContactOutcome = (typeof contactOutcomes)[number]

/** A family is asked this many days after it opened a contact. */
export const daysBeforeAsking = 3

/** The outcomes that the owner of the contact is asked about, with the question. */
export const askedOfOwner = { dead: 'number', engaged: 'engaged' } as const
export type OwnerQuestion = (typeof askedOfOwner)[keyof typeof askedOfOwner]

/** How long the owner has before anything follows from what others said. */
export const hoursToAnswer: Readonly<Record<OwnerQuestion, number>> = { number: 72, engaged: 7 * 24 }

/** Views that were spent on a dead number are returned for so long. An owner who answered is not asked again for as long. */
export const daysOfWord = 90
