/** What an ADMIN sends to many: a letter of their own, or a ready reminder. */
export const memberLetterKinds = ['written', 'photo', 'login'] as const
export type MemberLetterKind = (typeof memberLetterKinds)[number]

/** More families need more than one letter. */
export const mostLettersAtOnce = 100_000
