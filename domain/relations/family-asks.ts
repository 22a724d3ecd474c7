/** What somebody of a family answers about a profile that another put to them. */
export const familyAnswers = ['YES', 'TALK', 'NO'] as const
export type FamilyAnswer = (typeof familyAnswers)[number]

/** As many as are talked over in one evening. */
export const mostAsked = 5
