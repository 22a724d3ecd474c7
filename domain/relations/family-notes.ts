/** What somebody of a family thinks of a profile, in a word. */
export const familyMarks = ['LIKE', 'ASK', 'NO'] as const
export type FamilyMark = (typeof familyMarks)[number]

/** In letters, as a reader counts them. */
export const noteLength = 500
