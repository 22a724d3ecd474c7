/** What somebody of a family thinks of a profile, in a word. */
export const familyMarks = ['LIKE', 'ASK', 'NO'] as const
export type FamilyMark = (typeof familyMarks)[number]

/** Who reads a note besides its writer: the family, nobody, or the candidate alone. */
export const noteReaders = ['Y', 'N', 'CANDIDATE'] as const
export type NoteReaders = (typeof noteReaders)[number]

/** In letters, as a reader counts them. */
export const noteLength = 500
